import { ShopLink } from "#components/ui/shop-link.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { MenuLink } from "#lib/site/site.ts"
import { LinkIcon } from "./link-icon.tsx"

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
      {links.map(({ id, name, href, icon }) => {
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
              <span>
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
