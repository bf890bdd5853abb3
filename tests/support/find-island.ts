import { isValidElement } from "react"

type Props = Readonly<Record<string, unknown>>

/**
 * What a server's view hands to the first of its parts that run in the browser and are of this
 * type; null where it has none. Looks through what server components give, never into a part.
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
