import { getTranslations } from "next-intl/server"
import { CartBadge } from "#components/cart/cart-badge.tsx"
import { AccountLink } from "#components/session/account-link.tsx"
import { Container } from "#components/ui/container.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/i18n/build-locale-path.ts"
import type { Site } from "#lib/site/site.ts"
import { Logo } from "./logo.tsx"
import { MainMenu, mainMenuId } from "./main-menu.tsx"
import { SearchBox } from "./search-box.tsx"

/** The frame's top: the shop's name, the search and the menus. */
export async function Header({ site, locale }: { site: Site; locale: string }) {
  const t = await getTranslations({ locale, namespace: "chrome" })
  const tCart = await getTranslations({ locale, namespace: "cart" })
  return (
    <header className="border-b border-line bg-surface">
      <Container className="grid grid-cols-[1fr_auto_auto_auto] items-center gap-x-1 gap-y-2 py-2 sm:gap-x-3 md:grid-cols-[auto_1fr_auto_auto]">
        <ShopLink
          href={buildLocalePath(locale, "/")}
          className="flex min-h-12 items-center gap-2 no-underline sm:gap-3 [&_picture]:shrink-0"
        >
          <Logo settings={site.settings} />
        </ShopLink>
        <div className="order-last col-span-4 md:order-none md:col-span-1 md:w-full md:max-w-xl md:justify-self-end">
          <SearchBox
            locale={locale}
            labels={{
              label: t("search.label"),
              placeholder: t("search.placeholder"),
              button: t("search.button"),
              suggestions: t("search.suggestions"),
              count: t("search.count"),
            }}
          />
        </div>
        <AccountLink
          loginPath={buildLocalePath(locale, "/login")}
          accountPath={buildLocalePath(locale, "/my-account")}
          labels={{ logIn: t("account.logIn"), account: t("account.account") }}
        >
          <PersonIcon />
        </AccountLink>
        {site.settings.config.ecommerce && (
          <CartBadge
            href={buildLocalePath(locale, "/cart")}
            labels={{
              cart: tCart("badge"),
              item: tCart("badgeItem"),
              items: tCart("badgeItems", { count: "{count}" }),
            }}
          />
        )}
        <button
          type="button"
          popoverTarget={mainMenuId}
          className="flex size-11 items-center justify-center rounded-lg border border-line md:hidden"
          aria-label={t("menu.open")}
        >
          <MenuIcon />
        </button>
      </Container>
      <MainMenu site={site} locale={locale} />
    </header>
  )
}

function PersonIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 18a7 7 0 0 1 14 0" />
    </svg>
  )
}

function MenuIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 5h16M2 10h16M2 15h16" />
    </svg>
  )
}
