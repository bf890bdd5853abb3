"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getCustomerName } from "#lib/admin/customer-rules.ts"
import type { WireCustomer } from "#lib/contract/customer-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useCall } from "../../_components/use-call.ts"
import { AccountActions } from "./account-actions.tsx"
import { CreditSection } from "./credit-section.tsx"
import { CustomerOrders } from "./customer-orders.tsx"
import { MarketingSection } from "./marketing-section.tsx"
import { PrivacyActions } from "./privacy-actions.tsx"

/** Renders a customer with orders, addresses, credit, consents, export and erasure. */
export function CustomerView({ id }: { id: number }) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  const { data, error, refetch } = useCall("getCustomer", { id })
  const customer = data?.item
  const retry = () => void refetch()
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/customers")}>{t("back")}</ShopLink>
      </p>
      <PageHeading>
        <bdi>{customer ? getCustomerName(customer) : tNav("customers")}</bdi>
      </PageHeading>
      {customer && <Loaded customer={customer} />}
      {customer === null && <LoadError error={error} onRetry={retry} text={t("missing")} />}
      {customer === undefined && error !== null && <LoadError error={error} onRetry={retry} />}
      {customer === undefined && error === null && <p role="status">{t("loading")}</p>}
    </>
  )
}

function Loaded({ customer }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  return (
    <div className="admin-columns">
      <div className="stack-6">
        <CustomerOrders userId={customer.id} />
        <CreditSection customer={customer} />
        <MarketingSection customer={customer} />
      </div>
      <div className="stack-6">
        <Section id="account" heading={t("account")}>
          <Facts customer={customer} />
          <AccountActions customer={customer} />
        </Section>
        <Section id="addresses" heading={t("addresses")}>
          <Addresses customer={customer} />
        </Section>
        <PrivacyActions email={customer.email} id={customer.id} />
      </div>
    </div>
  )
}

function Facts({ customer }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { locale } = useAdminPage()
  const facts = [
    [t("email"), customer.email],
    [t("phone"), customer.mobile_phone],
    [t("company"), customer.company_name],
    ["ABN", customer.abn ?? ""],
    [t("language"), customer.language],
    [t("since"), formatDate(customer.created_at, locale)],
    [
      t("lastSeen"),
      customer.signed_in_at === null ? "" : formatDate(customer.signed_in_at, locale),
    ],
  ] as const
  return (
    <dl className="admin-facts">
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Addresses({ customer: { addresses } }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const shown = addresses.filter(({ enabled }) => enabled)
  if (shown.length === 0) return <p>{t("none")}</p>
  return (
    <ul className="stack-3">
      {shown.map((address) => (
        <li key={address.id}>
          {[
            `${address.first_name} ${address.last_name}`,
            address.company,
            address.street_address,
            address.street_address_1,
            `${address.city} ${address.state} ${address.postcode}`,
            address.phone,
          ]
            .filter((line) => line !== "")
            .join(", ")}
        </li>
      ))}
    </ul>
  )
}
