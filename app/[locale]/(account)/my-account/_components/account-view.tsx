import { getTranslations } from "next-intl/server"
import { PhotoView } from "#app/[locale]/(account)/_components/photo-view.tsx"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { AddressLines } from "#components/account/address-lines.tsx"
import { SyncCartCount } from "#components/cart/sync-cart-count.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { addressBookPath, newAddressPath } from "#lib/account/address-book.ts"
import type { AccountOverview, Customer } from "#lib/account/customer.ts"
import { sortAddresses } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { orderListPath } from "#lib/invoices/invoice-paths.ts"
import type { OrderList } from "#lib/invoices/invoices-api.ts"
import { formatMoney } from "#lib/money.ts"
import { wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import type { AccountData } from "../page-data.ts"
import { OrderRows } from "./order-rows.tsx"

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
          {customer.isAdmin && (
            <>
              <ShopLink
                href={buildLocalePath(locale, "/admin")}
                className={buildButtonClass("secondary")}
              >
                {t("manageShop")}
              </ShopLink>
              <StudioLink locale={locale} />
            </>
          )}
          <WishListLink locale={locale} />
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

async function WishListLink({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "wishList" })
  return (
    <ShopLink
      href={buildLocalePath(locale, wishListPath)}
      className={buildButtonClass("secondary")}
    >
      {t("title")}
    </ShopLink>
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

/** Renders a summary of the personal details and the link to edit them. */
async function DetailsCard({ customer, locale }: { customer: Customer; locale: string }) {
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const { firstName, lastName, mobilePhone } = customer.details
  return (
    <AccountCard id="details" heading={t("profile.heading")}>
      <div className="flex items-center gap-4">
        <PhotoView photo={customer.photo} alt="" size="small" />
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">
            {t("profile.name", { first: firstName, last: lastName }).trim()}
          </span>
          <span className="block text-muted">
            {mobilePhone ? <bdi dir="ltr">{mobilePhone}</bdi> : t("profile.noPhone")}
          </span>
        </p>
      </div>
      <ShopLink
        href={buildLocalePath(locale, "/profile")}
        className={buildButtonClass("secondary")}
      >
        {t("profile.edit")}
      </ShopLink>
    </AccountCard>
  )
}

/** Renders the latest orders and a link to the whole list. */
async function OrdersCard({ list, locale }: { list: OrderList; locale: string }) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const { orders, count } = list
  return (
    <AccountCard id="orders" heading={t("heading")} className="md:col-span-2">
      {orders.length === 0 ? (
        <>
          <p>{t("none")}</p>
          <ShopLink
            href={buildLocalePath(locale, "/shop")}
            prefetch
            className={buildButtonClass("secondary")}
          >
            {t("shop")}
          </ShopLink>
        </>
      ) : (
        <OrderRows orders={orders} headingLevel="h3" locale={locale} />
      )}
      {count > orders.length && (
        <ShopLink
          href={buildLocalePath(locale, orderListPath)}
          className={buildButtonClass("secondary")}
        >
          {t("all", { count })}
        </ShopLink>
      )}
    </AccountCard>
  )
}

type AddressesCardProps = {
  overview: AccountOverview
  canManageAddresses: boolean
  locale: string
}

/** Renders the current delivery address and the link to the address book. */
async function AddressesCard(props: AddressesCardProps) {
  const { overview, canManageAddresses, locale } = props
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const { addresses, customer } = overview
  const [first] = sortAddresses(addresses, customer.currentAddressId)
  return (
    <AccountCard id="addresses" heading={t("addresses.heading")}>
      {first?.isEnabled && <AddressLines address={first} />}
      {!first && <p>{t("addresses.none")}</p>}
      {first && !first.isEnabled && <p>{t("addresses.allOff")}</p>}
      {addresses.length > 0 ? (
        <>
          <p className="text-sm text-muted">{t("addresses.count", { count: addresses.length })}</p>
          <ShopLink
            href={buildLocalePath(locale, addressBookPath)}
            className={buildButtonClass("secondary")}
          >
            {canManageAddresses ? t("addresses.manage") : t("addresses.see")}
          </ShopLink>
        </>
      ) : (
        canManageAddresses && (
          <ShopLink href={newAddressPath} className={buildButtonClass("secondary")}>
            {t("addresses.add")}
          </ShopLink>
        )
      )}
    </AccountCard>
  )
}
