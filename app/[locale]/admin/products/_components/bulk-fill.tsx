"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { SkuCell } from "#lib/admin/sku-draft.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import { SelectField } from "../../_components/select-field.tsx"

const cells = ["price", "special_price", "special_from", "special_until", "stock"] as const

type BulkFillProps = {
  columns: Readonly<Record<SkuCell, string>>
  onFill: (cell: SkuCell, text: string) => void
}

/** Renders the fields that fill in a column for all variants; they are saved with the others. */
export function BulkFill({ columns, onFill }: BulkFillProps) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const [cell, setCell] = useState<(typeof cells)[number]>("price")
  const [text, setText] = useState("")
  const isTime = cell === "special_from" || cell === "special_until"
  return (
    <details className="admin-fold">
      <summary>{t("bulk")}</summary>
      <div className="admin-filters">
        <SelectField
          label={t("bulkColumn")}
          value={cell}
          onChange={(value) => {
            setCell(cells.find((one) => one === value) ?? cell)
            setText("")
          }}
          choices={cells.map((value) => ({ value, label: columns[value] }))}
        />
        <Field
          label={t("bulkValue")}
          value={text}
          onChange={setText}
          type={isTime ? "datetime-local" : "text"}
        />
        <Button kind="secondary" onClick={() => onFill(cell, text.trim())}>
          {t("bulkApply")}
        </Button>
      </div>
    </details>
  )
}
