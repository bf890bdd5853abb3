"use client"

import { useTranslations } from "next-intl"
import { useListContext } from "ra-core"
import type { AuditFilter } from "#lib/admin/audit-query.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { useCall } from "../../_components/use-call.ts"

/** Renders the filters of the audit log. Who it was can be chosen by owners, who see the team. */
export function AuditFilters() {
  const t: TextsOf<"admin.audit"> = useTranslations("admin.audit")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { can } = useAdminPage()
  const all = { "": tList("all") }
  return (
    <div className="admin-filters">
      <FilterSelect
        name="call"
        label={t("area")}
        choices={{
          ...all,
          "sell/order/": t("areas.orders"),
          "sell/product/": t("areas.products"),
          "sell/sku/": t("areas.skus"),
          "sell/": t("areas.shop"),
          "cognito/page": t("areas.pages"),
          "cognito/user/": t("areas.customers"),
          "cognito/admin/": t("areas.team"),
          "cognito/": t("areas.content"),
        }}
      />
      {can("listAdmins") && <PersonFilter />}
      <TextFilter name="record" label={t("record")} type="text" />
      <TextFilter name="from" label={t("from")} type="date" />
      <TextFilter name="until" label={t("until")} type="date" />
    </div>
  )
}

function PersonFilter() {
  const t: TextsOf<"admin.audit"> = useTranslations("admin.audit")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data } = useCall("listAdmins", {})
  const people = (data?.data ?? []).map(({ id, email }) => [String(id), email])
  return (
    <FilterSelect
      name="user"
      label={t("person")}
      choices={{ "": tList("all"), ...Object.fromEntries(people) }}
    />
  )
}

type TextFilterProps = { name: keyof AuditFilter; label: string; type: "text" | "date" }

function TextFilter({ name, label, type }: TextFilterProps) {
  const { filterValues, setFilters } = useListContext()
  const { [name]: value = "" }: AuditFilter = filterValues
  return (
    <Field
      label={label}
      type={type}
      inputMode={type === "text" ? "numeric" : "text"}
      value={value}
      onChange={(text) => setFilters({ ...filterValues, [name]: text })}
    />
  )
}
