import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { buildGroupPath, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { listMainCategories, type Site } from "#lib/site/site.ts"

export const mainMenuId = "main-menu"

/**
 * Renders the categories and the editors' header links that are not categories. A bar on wide
 * screens; a popover on narrow ones, which opens, closes and handles Escape without JavaScript.
 */
export async function MainMenu({ site, locale }: { site: Site; locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const categories = listMainCategories(site).map((group) => ({
    id: group.id,
    name: group.name,
    href: buildGroupPath(shopRoot, group.slug),
    attributes: buildFieldAttributes(locale, group, "name"),
  }))
  const categoryPaths = new Set(categories.map(({ href }) => href))
  const links = site.menus["header-menu"].filter(({ href }) => !categoryPaths.has(href))
  return (
    <StaticMarkup
      as="nav"
      id={mainMenuId}
      popover="auto"
      aria-label={t("menu.label")}
      className="main-menu"
    >
      <button
        type="button"
        popoverTarget={mainMenuId}
        popoverTargetAction="hide"
        aria-label={t("menu.close")}
        className="float-end flex size-11 items-center justify-center rounded-lg min-[77rem]:hidden"
      >
        <Icon name="close" />
      </button>
      <p className="flex min-h-11 items-center text-sm font-semibold text-muted min-[77rem]:hidden">
        {t("menu.shop")}
      </p>
      <ul className="links">
        {categories.map(({ id, name, href, attributes }) => (
          <li key={id} {...attributes}>
            <MenuLink href={href} name={name} locale={locale} />
          </li>
        ))}
      </ul>
      <ul className="links">
        {links.map(({ id, name, href, ...link }) => (
          <li key={id} {...buildFieldAttributes(locale, link, "name")}>
            <MenuLink href={href} name={name} locale={locale} />
          </li>
        ))}
      </ul>
    </StaticMarkup>
  )
}

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
