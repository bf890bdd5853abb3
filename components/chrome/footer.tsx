import { getTranslations } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { formatMoney } from "#lib/money.ts"
import { freeShippingOver } from "#lib/site/shipping-facts.ts"
import type { Site } from "#lib/site/site.ts"
import { MenuLink } from "./menu-link.tsx"
import { Organisation } from "./organisation.tsx"
import { SocialLinks } from "./social-links.tsx"

/** The frame's foot: who the shop is, its menus, and what delivery costs. */
export async function Footer({ site, locale }: { site: Site; locale: string }) {
  const t = await getTranslations({ locale, namespace: "chrome" })
  const menus = [
    { name: t("footer.shop"), links: site.menus["footer-shop"] },
    { name: t("footer.about"), links: site.menus["footer-menu"] },
  ].filter(({ links }) => links.length > 0)
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <Container className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <Organisation settings={site.settings} locale={locale} />
        {menus.map(({ name, links }) => (
          <nav key={name} aria-label={name}>
            <h2 className="font-semibold">{name}</h2>
            <ul>
              {links.map(({ id, name: text, href }) => (
                <li key={id}>
                  <MenuLink {...{ href, locale }} name={text} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex flex-col gap-4">
          <p>{t("footer.shipping", { amount: formatMoney(freeShippingOver, locale) })}</p>
          <SocialLinks social={site.settings.social} label={t("footer.social")} />
        </div>
      </Container>
    </footer>
  )
}
