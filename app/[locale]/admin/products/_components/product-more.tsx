"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetOne } from "ra-core"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { SchemaForm } from "../../_components/schema-form.tsx"

type ProductRecord = RaRecord & { id: number }

/** Renders the form of what is seldom changed: attributes, related products, video, delivery. */
export function ProductMore({ id, groups }: { id: number; groups: readonly FieldGroup[] }) {
  const { data } = useGetOne<ProductRecord>("sell/product", { id, meta: { isWhole: true } })
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  if (data === undefined) return null
  return (
    <details className="admin-fold">
      <summary>{t("more")}</summary>
      <SchemaForm resource="sell/product" record={data} groups={groups} />
    </details>
  )
}
