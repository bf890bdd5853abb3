import { getTranslations } from "next-intl/server"
import { choicesHash } from "#components/analytics/consent-labels.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { Icon, type IconName } from "#components/ui/icon.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { processingDays } from "#lib/contract/rules/delivery-promise.ts"
import { listPlaces } from "#lib/i18n/list-places.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import { handleFooterForm } from "#lib/newsletter/newsletter-actions.ts"
import type {
  FreeDelivery,
  MenuLink as Link,
  Site,
  SiteSettings,
  SocialNetwork,
} from "#lib/site/site.ts"
import { wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import { FramePart } from "./frame-part.tsx"
import { MenuLink } from "./main-menu.tsx"
import { Organisation } from "./organisation.tsx"

type FooterProps = { site: Site; locale: string }

/** Renders the footer: of the whole shop, in the checkout only the terms and policies. */
export function Footer({ site, locale }: FooterProps) {
  return (
    <footer className="on-deep mt-section">
      <Container>
        <FramePart isEnclosed={false}>
          <ShopFooter site={site} locale={locale} />
        </FramePart>
        <FramePart isEnclosed>
          <LegalLinks menu={site.menus["footer-menu"]} locale={locale} />
        </FramePart>
      </Container>
    </footer>
  )
}

/** Paths of the pages with the terms of an order, in the order of their links. */
const legalPaths = ["/terms-and-conditions", "/shipping-and-returns", "/privacy-policy"]

/** Renders the menu's links to the terms. They open another tab, so that what was typed stays. */
async function LegalLinks({ menu, locale }: { menu: readonly Link[]; locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const links = legalPaths.flatMap((path) => menu.find(({ href }) => href === path) ?? [])
  if (links.length === 0) return null
  return (
    <nav aria-label={t("legal")} className="py-6">
      <ul className="links flex flex-wrap gap-x-6">
        {links.map(({ id, name, href, ...link }) => (
          <li key={id} {...buildFieldAttributes(locale, link, "name")}>
            <a href={buildLocalePath(locale, href)} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Renders the business, the menus and the delivery promises. */
async function ShopFooter({ site, locale }: FooterProps) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const menus = [
    { name: t("footer.shop"), links: site.menus["footer-shop"] },
    { name: t("footer.about"), links: site.menus["footer-menu"] },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      <Promises free={site.freeDelivery} locale={locale} />
      <div className="grid gap-x-10 gap-y-8 py-10 md:grid-cols-[1.4fr_1fr_1fr] lg:gap-x-20 lg:py-14">
        <div className="stack-6">
          <StaticMarkup as="div" className="stack-6">
            <Organisation settings={site.settings} locale={locale} />
            <WishListLink locale={locale} />
            <SocialLinks social={site.settings.social} label={t("footer.social")} />
          </StaticMarkup>
          <Newsletter locale={locale} />
          {site.settings.analytics && <PrivacyChoices locale={locale} />}
        </div>
        {menus.map(({ name, links }) => (
          <StaticMarkup key={name} as="nav" aria-label={name}>
            <h2 className="mb-2 text-lg">{name}</h2>
            <ul className="links grid grid-cols-2 gap-x-4 hyphens-auto wrap-anywhere md:grid-cols-1 md:[&_a]:min-h-9">
              {links.map(({ id, name: text, href, ...link }) => (
                <li key={id} {...buildFieldAttributes(locale, link, "name")}>
                  <MenuLink href={href} locale={locale} name={text} />
                </li>
              ))}
            </ul>
          </StaticMarkup>
        ))}
      </div>
    </>
  )
}

/** Renders the link to what the visitor has saved. */
async function WishListLink({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "wishList" })
  return (
    <p className="links">
      <MenuLink href={wishListPath} name={t("title")} locale={locale} />
    </p>
  )
}

/**
 * Renders the newsletter form. It has no script: the page that it leads to shows the result, and
 * what was typed if that was rejected. Without a name it is no landmark beside that page's form.
 */
async function Newsletter({ locale }: { locale: string }) {
  const [t, tAccount, tCheckout] = await Promise.all([
    getTranslations({ locale, namespace: "newsletter" }),
    getTranslations({ locale, namespace: "account" }),
    getTranslations({ locale, namespace: "checkout" }),
  ])
  return (
    <form action={handleFooterForm} className="max-w-md stack-2">
      <h2 className="text-lg">{t("heading")}</h2>
      <FormName form="newsletter" />
      <input type="hidden" name="source" value="footer" />
      <label htmlFor="footer-email" className="block">
        {tAccount("email")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="footer-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="footer-news-note"
          className="control min-w-0 flex-1 basis-48"
        />
        <button type="submit" className={buildButtonClass("secondary")}>
          {t("signUp")}
        </button>
      </div>
      <p id="footer-news-note" className="text-sm">
        {`${tCheckout("marketing")}. ${t("unsubscribe")}`}
      </p>
    </form>
  )
}

/** Renders the link that opens the privacy choices. */
async function PrivacyChoices({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "consent" })
  return (
    <p className="links noscript:hidden">
      <MenuLink href={choicesHash} name={t("choices")} locale={locale} />
    </p>
  )
}

/** Renders the delivery promises. */
async function Promises({ free, locale }: { free: FreeDelivery; locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout.footer" })
  const promises: [IconName, string][] = [["clock", t("leaves", processingDays)]]
  if (free.over !== null) {
    promises.unshift(["truck", t("shipping", { amount: formatMoney(free.over, locale) })])
  }
  if (free.regions.length > 0) {
    promises.push(["pin", t("local", { places: listPlaces(free.regions, locale) })])
  }
  return (
    <StaticMarkup
      as="ul"
      className="grid gap-x-10 gap-y-3 border-b border-on-deep/20 py-6 md:grid-cols-3 lg:gap-x-20"
    >
      {promises.map(([icon, text]) => (
        <li key={icon} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-5" />
          {text}
        </li>
      ))}
    </StaticMarkup>
  )
}

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  pinterest: "Pinterest",
  github: "GitHub",
  xing: "Xing",
  skype: "Skype",
}

/** Renders links to the shop's social media profiles; nothing without any. */
function SocialLinks({ social, label }: { social: SiteSettings["social"]; label: string }) {
  const links = social.flatMap(({ network, url }) => {
    const link = resolveLink(url)
    return link ? [{ network, href: link.href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-4">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {names[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}
