"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { useId } from "react"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getCustomerName } from "#lib/admin/customer-rules.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { PersonForm } from "./person-form.tsx"

type CustomerRow = {
  id: number
  enabled: boolean
  email: string
  first_name: string
  last_name: string
  order_count: number
  order_total: string
  created_at: string
}

const newestFirst = { field: "id", order: "DESC" } as const

/** Renders the list of customers, with export and erasure of people without an account. */
export function CustomersView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("customers")}</PageHeading>
      <ListBase
        resource="customers"
        perPage={25}
        sort={newestFirst}
        storeKey={false}
        disableAuthentication
      >
        <ListFrame<CustomerRow> filters={<CustomerFilters />}>
          {(customers) => <CustomerTable customers={customers} />}
        </ListFrame>
      </ListBase>
      <PersonForm />
    </>
  )
}

function CustomerFilters() {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const states = {
    "": tList("all"),
    ordered: t("ordered"),
    marketing: t("marketing"),
    disabled: t("disabled"),
    admins: t("admins"),
  }
  return (
    <SearchFilters label={t("search")}>
      <FilterSelect name="state" label={t("show")} choices={states} />
      <SortSelect />
    </SearchFilters>
  )
}

const sorts = { id: "DESC", last_name: "ASC", email: "ASC", order_total: "DESC" } as const

function SortSelect() {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { sort, setSort } = useListContext()
  const id = useId()
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {t("sort")}
      </label>
      <select
        id={id}
        value={sort.field}
        onChange={({ target: { value } }) => {
          const field = Object.keys(sorts).find((name) => name === value) as keyof typeof sorts
          setSort({ field, order: sorts[field] })
        }}
        className="control"
      >
        <option value="id">{t("newest")}</option>
        <option value="last_name">{t("byName")}</option>
        <option value="email">{t("byEmail")}</option>
        <option value="order_total">{t("byTotal")}</option>
      </select>
    </div>
  )
}

function CustomerTable({ customers }: { customers: readonly CustomerRow[] }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tNav("customers")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" className="admin-wide">
            {t("email")}
          </th>
          <th scope="col" className="admin-number">
            {t("orders")}
          </th>
          <th scope="col" className="admin-number">
            {t("total")}
          </th>
          <th scope="col" className="admin-wide">
            {t("since")}
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/customers/${customer.id}`)}>
                <bdi>{getCustomerName(customer)}</bdi>
              </ShopLink>
              {!customer.enabled && <span className="block text-sm">{t("disabled")}</span>}
            </th>
            <td className="admin-wide wrap-anywhere">{customer.email}</td>
            <td className="admin-number">{customer.order_count}</td>
            <td className="admin-number">
              {formatMoney(parseAmount(customer.order_total), locale)}
            </td>
            <td className="admin-wide">{formatDate(customer.created_at, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
