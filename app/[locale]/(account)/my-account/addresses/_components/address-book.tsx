import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { type AddressNotice, newAddressPath } from "#lib/account/address-book.ts"
import type { AccountOverview } from "#lib/account/customer.ts"
import { sortAddresses } from "#lib/account/saved-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { AddressCard } from "./address-card.tsx"

type AddressBookProps = {
  overview: AccountOverview
  canManage: boolean
  notice: AddressNotice | null
  locale: string
}

/** Renders every saved address, the current one first, with its actions. */
export async function AddressBook({ overview, canManage, notice, locale }: AddressBookProps) {
  const t = await getTranslations({ locale, namespace: "address" })
  const { addresses, customer } = overview
  const steps = [
    { name: t("back"), href: "/my-account" },
    { name: t("title"), href: null },
  ]
  const add = canManage && (
    <ShopLink href={buildLocalePath(locale, newAddressPath)} className={buildButtonClass()}>
      {t("add")}
    </ShopLink>
  )
  return (
    <AccountPage width="wide">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t("title")}</PageHeading>
        <p className="max-w-prose text-muted">{canManage ? t("intro") : t("listOnly")}</p>
      </div>
      {notice && <AddressNoticeLine notice={notice} locale={locale} />}
      {addresses.length === 0 && <EmptyState icon="pin" title={t("none")} actions={add} />}
      {addresses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {sortAddresses(addresses, customer.currentAddressId).map((address) => (
            <AddressCard
              key={address.id}
              isCurrent={address.id === customer.currentAddressId}
              address={address}
              canManage={canManage}
              locale={locale}
            />
          ))}
        </ul>
      )}
      {addresses.length > 0 && add}
    </AccountPage>
  )
}

const bad: readonly AddressNotice[] = ["failed", "rejected", "signedOut"]

/** Renders the result of the last address action. */
async function AddressNoticeLine({ notice, locale }: { notice: AddressNotice; locale: string }) {
  const t = await getTranslations({ locale, namespace: "address" })
  const isBad = bad.includes(notice)
  return (
    <p
      role={isBad ? "alert" : "status"}
      className={`rounded-card border-s-4 bg-sunken p-4 font-semibold ${isBad ? "border-danger text-danger" : "border-success text-success"}`}
    >
      {t(`notices.${notice}`)}
    </p>
  )
}
