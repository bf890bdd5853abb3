import { getTranslations } from "next-intl/server"
import { CartBadge } from "#components/cart/cart-badge.tsx"
import { AccountLink } from "#components/session/account-link.tsx"
import { Container } from "#components/ui/container.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildPluralForms } from "#lib/i18n/plural-forms.ts"
import type { Site } from "#lib/site/site.ts"
import { Brand } from "./brand.tsx"
import { FramePart } from "./frame-part.tsx"
import { MainMenu, mainMenuId } from "./main-menu.tsx"
import { buildPhoneUrl } from "./organisation.tsx"
import { Preferences, PreferencesButton } from "./preferences.tsx"
import { SearchBox } from "./search-box.tsx"

type HeaderProps = { site: Site; locale: string }

/**
 * Renders the header: the logo, and beside it the tools of the shop, in the checkout only the way to
 * help.
 */
export function Header({ site, locale }: HeaderProps) {
  return (
    <header className="border-b border-line bg-canvas">
      <Container className="header-grid grid items-center gap-y-2 py-2 md:py-4">
        <ShopLink
          href={buildLocalePath(locale, "/")}
          className="flex min-h-12 items-center gap-2 no-underline sm:gap-3 max-[22rem]:[&_picture]:hidden [&_picture]:shrink-0"
        >
          <Brand settings={site.settings} />
        </ShopLink>
        <FramePart isEnclosed={false}>
          <ShopTools site={site} locale={locale} />
        </FramePart>
        <FramePart isEnclosed>
          <HelpLink phone={site.settings.organisation.phone} locale={locale} />
        </FramePart>
      </Container>
      <FramePart isEnclosed={false}>
        <Preferences locale={locale} site={site} />
        <MainMenu site={site} locale={locale} />
      </FramePart>
    </header>
  )
}

const helpClass = "inline-flex min-h-11 items-center underline underline-offset-4"

/** Renders the way to help. It opens another tab, so that what was typed stays. */
async function HelpLink({ phone, locale }: { phone: string | null; locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout" })
  return (
    <p className="col-[2/-1] flex flex-wrap items-center justify-end gap-x-4">
      <a
        href={buildLocalePath(locale, "/contact")}
        target="_blank"
        rel="noopener"
        className={helpClass}
      >
        {t("help")}
      </a>
      {phone && (
        <a href={buildPhoneUrl(phone)} className={`${helpClass} max-sm:hidden`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </p>
  )
}

/** Renders the search, the account, the cart and the button of the menu. */
async function ShopTools({ site, locale }: HeaderProps) {
  const t = await getTranslations({ locale, namespace: "layout" })
  const tSearch = await getTranslations({ locale, namespace: "search.groups" })
  const tProduct = await getTranslations({ locale, namespace: "product" })
  const tCart = await getTranslations({ locale, namespace: "cart" })
  return (
    <>
      <div className="order-last col-span-3 md:order-none md:col-span-1 md:w-full md:max-w-md md:justify-self-end">
        <SearchBox
          locale={locale}
          labels={{
            label: t("search.label"),
            placeholder: t("search.placeholder"),
            button: t("search.button"),
          }}
          suggestionLabels={{
            suggestions: t("search.suggestions"),
            count: t("search.count"),
            product: t("search.product"),
            category: tSearch("category"),
            page: tSearch("page"),
            article: tSearch("article"),
            question: tSearch("question"),
            from: tProduct("from", { price: "#" }),
            all: t("search.all"),
            none: t("search.none"),
            recent: t("search.recent"),
            clear: t("search.clear"),
          }}
        />
      </div>
      <PreferencesButton locale={locale} />
      <AccountLink
        loginPath={buildLocalePath(locale, "/login")}
        accountPath={buildLocalePath(locale, "/my-account")}
        labels={{ logIn: t("account.logIn"), account: t("account.account") }}
      >
        <Icon name="account" />
      </AccountLink>
      {site.settings.config.ecommerce && (
        <CartBadge
          icon={<Icon name="cart" />}
          href={buildLocalePath(locale, "/cart")}
          locale={locale}
          labels={{
            cart: tCart("badge"),
            items: buildPluralForms(locale, (count) =>
              tCart("badgeItems", { count, number: "{number}" }),
            ),
          }}
        />
      )}
      <button
        type="button"
        popoverTarget={mainMenuId}
        className="col-start-4 flex size-11 items-center justify-center rounded-lg md:col-start-auto min-[77rem]:hidden"
        aria-label={t("menu.open")}
      >
        <Icon name="menu" />
      </button>
    </>
  )
}
