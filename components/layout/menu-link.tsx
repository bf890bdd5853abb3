import { ShopLink } from "#components/ui/shop-link.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

type MenuLinkProps = { href: string; name: string; locale: string }

/** Renders a menu link of an editor; nothing if its URL is unsafe. */
export function MenuLink({ href, name, locale }: MenuLinkProps) {
  const link = resolveLink(href)
  if (!link) return null
  const isPath = link.href.startsWith("/")
  return (
    <ShopLink
      href={isPath ? buildLocalePath(locale, link.href) : link.href}
      {...(link.opensNewTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {name}
    </ShopLink>
  )
}
