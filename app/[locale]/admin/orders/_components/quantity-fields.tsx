"use client"

import { useTranslations } from "next-intl"
import { buildQuantityName, type RestLine } from "#lib/admin/orders-quantities.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"

type QuantityFieldsProps = {
  legend: string
  rows: readonly RestLine[]
  values: Readonly<Record<string, string>>
  onChange: (name: string, value: string) => void
  /** Names of the fields with quantities that there are not. */
  invalid: readonly string[]
}

/** Renders a field for the quantity of each line, up to what is left of it. */
export function QuantityFields({ legend, rows, values, onChange, invalid }: QuantityFieldsProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  return (
    <fieldset className="stack-2">
      <legend className="font-semibold">{legend}</legend>
      {rows.map(({ line, rest }) => {
        const name = buildQuantityName(line)
        const variant = line.name === "" ? line.sku_code : line.name
        return (
          <div key={line.id} className="admin-orders-quantity">
            <Field
              label={t("quantityOf", { name: line.product_name, variant })}
              value={values[name] ?? ""}
              onChange={(text) => onChange(name, text)}
              inputMode="numeric"
              error={invalid.includes(name) ? t("quantityInvalid", { rest }) : undefined}
              note={<p className="text-sm text-muted">{t("ofRest", { rest })}</p>}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
