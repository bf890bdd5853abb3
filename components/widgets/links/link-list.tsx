import { z } from "zod"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { slugSchema } from "#lib/contract/primitives.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { MenuLink } from "#lib/site/site.ts"

type LinkListProps = {
  links: readonly MenuLink[]
  locale: string
  /** Visually hidden text of links that open a new tab. */
  opensNewTabLabel: string
  /** Opens every link in a new tab, not only external ones. */
  opensNewTab?: boolean
}

/** Renders an editor's links as a list. Omits links with an unsafe URL. */
export function LinkList({ links, locale, opensNewTabLabel, opensNewTab }: LinkListProps) {
  return (
    <ul>
      {links.map(({ id, name, href, icon, ...entry }) => {
        const link = resolveLink(href, opensNewTab)
        if (!link) return null
        const path = link.href.startsWith("/") ? buildLocalePath(locale, link.href) : link.href
        return (
          <li key={id}>
            <ShopLink
              href={path}
              className="inline-flex min-h-11 min-w-11 items-center gap-2 text-brand underline underline-offset-4"
              {...(link.opensNewTab && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <LinkIcon name={icon} />
              <span {...buildFieldAttributes(locale, entry, "name")}>
                {name}
                {link.opensNewTab && <span className="sr-only"> {opensNewTabLabel}</span>}
              </span>
            </ShopLink>
          </li>
        )
      })}
    </ul>
  )
}

/** SVG line icons of 20 by 20, by the last word of their usual names. */
const iconPaths: ReadonlyMap<string, string> = new Map([
  ["phone", "M4 3h3l2 4-2 2a9 9 0 0 0 4 4l2-2 4 2v3a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1"],
  ["mail", "M3 5h14v10H3zm0 1 7 5 7-5"],
  ["pin", "M10 18s-6-6-6-10a6 6 0 0 1 12 0c0 4-6 10-6 10m0-8a2 2 0 1 0 0-4 2 2 0 0 0 0 4"],
  ["file", "M5 3h7l3 3v11H5zm7 0v3h3M8 10h4m-4 3h4"],
  ["globe", "M3 10a7 7 0 1 0 14 0 7 7 0 0 0-14 0m0 0h14M10 3c-4 4-4 10 0 14 4-4 4-10 0-14"],
  ["cart", "M3 4h2l2 9h8l2-7H6m2 10h.01M14 16h.01"],
  ["calendar", "M4 5h12v12H4zm0 4h12M7 3v3m6-3v3"],
  ["info", "M3 10a7 7 0 1 0 14 0 7 7 0 0 0-14 0m7 4v-5m0-3h.01"],
])

const aliases: Readonly<Record<string, string>> = {
  telephone: "phone",
  email: "mail",
  envelope: "mail",
  map: "pin",
  marker: "pin",
  location: "pin",
  document: "file",
  pdf: "file",
  download: "file",
  link: "globe",
  website: "globe",
  external: "globe",
  basket: "cart",
  shop: "cart",
  date: "calendar",
}

/**
 * Renders the icon that an editor has named, such as "phone" or "fa fa-phone"; nothing for an
 * unknown name.
 */
function LinkIcon({ name }: { name: string }) {
  const path = findIconPath(name)
  if (path === null) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.5]"
    >
      <path d={path} />
    </svg>
  )
}

function findIconPath(name: string): string | null {
  const words = name.toLowerCase().split(/[^a-z]+/)
  for (const word of words) {
    const known = Object.hasOwn(aliases, word) ? aliases[word] : word
    const path = iconPaths.get(known ?? "")
    if (path !== undefined) return path
  }
  return null
}

/** Schema of the parent of listed links: a menu's name or a link's id; null for an invalid one. */
export const parentSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((parent) => {
    const text = String(parent ?? "")
      .trim()
      .toLowerCase()
    return slugSchema.safeParse(text).success ? text : null
  })
