import { getTranslations } from "next-intl/server"
import { AccountCard } from "#components/account/account-card.tsx"
import { AccountPage } from "#components/account/account-page.tsx"
import { SyncCartCount } from "#components/cart/sync-cart-count.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatMoney } from "#lib/money.ts"
import type { AccountData } from "../page-data.ts"
import { AddressesCard } from "./addresses-card.tsx"
import { DetailsCard } from "./details-card.tsx"
import { OrdersCard } from "./orders-card.tsx"

type AccountViewProps = AccountData & { locale: string }

/** Renders the account overview: orders, store credit, addresses and personal details. */
export async function AccountView(props: AccountViewProps) {
  const { overview, latestOrders, canManageAddresses, locale } = props
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const { customer, credit } = overview
  const name = customer.details.firstName
  return (
    <AccountPage width="wide">
      <SyncCartCount />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="stack-1">
          <PageHeading>{name ? t("greeting", { name }) : t("greetingWithoutName")}</PageHeading>
          <p className="text-muted wrap-anywhere">{t("signedInAs", { email: customer.email })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {customer.isAdmin && <StudioLink locale={locale} />}
          <ShopLink
            href={buildLocalePath(locale, "/logout")}
            rel="nofollow"
            className={buildButtonClass("secondary")}
          >
            {t("logout")}
          </ShopLink>
        </div>
      </header>
      {!customer.hasPassword && <PasswordOffer locale={locale} />}
      <div className="grid gap-6 md:grid-cols-2">
        <OrdersCard list={latestOrders} locale={locale} />
        {credit !== 0 && (
          <AccountCard id="credit" heading={t("credit.heading")} className="md:col-span-2">
            <p>{t("credit.balance", { amount: formatMoney(credit, locale) })}</p>
          </AccountCard>
        )}
        <AddressesCard
          overview={overview}
          canManageAddresses={canManageAddresses}
          locale={locale}
        />
        <DetailsCard customer={customer} locale={locale} />
      </div>
    </AccountPage>
  )
}

/** Renders the link to the SEO tools for administrators. */
async function StudioLink({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio" })
  return (
    <ShopLink href={buildLocalePath(locale, "/seo")} className={buildButtonClass("secondary")}>
      {t("title")}
    </ShopLink>
  )
}

async function PasswordOffer({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "myAccount" })
  return (
    <AccountCard id="password-offer" heading={t("password.heading")}>
      <p className="max-w-prose">{t("password.text")}</p>
      <ShopLink href={buildLocalePath(locale, "/profile#password")} className={buildButtonClass()}>
        {t("password.choose")}
      </ShopLink>
    </AccountCard>
  )
}
