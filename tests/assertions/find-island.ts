import { isValidElement } from "react"

type Props = Readonly<Record<string, unknown>>

/**
 * Returns the props of the first client component of this type in a server-rendered element tree;
 * null if there is none. Renders server components, but never a client component.
 */
export async function findIsland(view: unknown, island: unknown): Promise<Props | null> {
  if (Array.isArray(view)) {
    for (const child of view) {
      const found = await findIsland(child, island)
      if (found) return found
    }
  }
  if (!isValidElement<Record<string, unknown>>(view)) return null
  const { type, props } = view
  if (type === island) return props
  const inside: unknown =
    typeof type === "function" ? await Reflect.apply(type, null, [props]) : props.children
  return findIsland(inside, island)
}
