"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { Button } from "#components/ui/button.tsx"
import { parseTypedCount } from "#lib/admin/amount.ts"
import { getVariantName } from "#lib/admin/product-variants.ts"
import { type SkuCell, type SkuTexts, skuCells } from "#lib/admin/sku-draft.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"
import type { SkuRowData } from "./use-sku-grid.ts"

type SkuRowProps = {
  row: SkuRowData
  texts: SkuTexts
  variations: AdminProduct["variations"]
  columns: Readonly<Record<SkuCell, string>>
  errors: Partial<Record<SkuCell, string>>
  onChange: (cell: SkuCell, text: string) => void
  /** Removes a row that is not saved yet. */
  onForget: () => void
}

/** Renders a variant as a row of cells, each with its message below it. */
export function SkuRow(props: SkuRowProps) {
  const { row, texts, variations, columns, errors, onChange, onForget } = props
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const { sku, draft } = row
  const options = sku?.options ?? draft.options ?? {}
  const isOnly = Object.keys(options).length === 0
  const name = isOnly ? t("only") : getVariantName(variations, { options, code: texts.code })
  const typedStock = parseTypedCount(texts.stock)
  const next =
    sku === null || draft.stock_was === undefined || typedStock === null
      ? null
      : sku.stock + typedStock - draft.stock_was
  return (
    <tr>
      <th scope="row">
        {name}
        {sku === null && <span className="text-muted"> ({t("new")})</span>}
      </th>
      {skuCells.map((cell) => (
        <td key={cell}>
          <Cell
            label={t("cell", { column: columns[cell], variant: name })}
            cell={cell}
            value={texts[cell]}
            error={errors[cell]}
            onChange={(text) => onChange(cell, text)}
          />
          {cell === "stock" && sku !== null && next !== null && sku.stock !== draft.stock_was && (
            <p className="text-sm text-muted">{t("stockNow", { stock: sku.stock, next })}</p>
          )}
        </td>
      ))}
      <td>
        {sku === null ? (
          <Button
            kind="tertiary"
            aria-label={t("actionOf", { action: t("forget"), variant: name })}
            onClick={onForget}
          >
            {t("forget")}
          </Button>
        ) : (
          <Sale id={sku.id} isEnabled={sku.enabled} name={name} />
        )}
      </td>
    </tr>
  )
}

type CellProps = {
  label: string
  cell: SkuCell
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

const inputModes = { price: "decimal", special_price: "decimal", stock: "numeric" } as const

function Cell({ label, cell, value, error, onChange }: CellProps) {
  const id = useId()
  const isTime = cell === "special_from" || cell === "special_until"
  return (
    <>
      <input
        type={isTime ? "datetime-local" : "text"}
        inputMode={cell in inputModes ? inputModes[cell as keyof typeof inputModes] : undefined}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        dir="auto"
        className={`control admin-products-${cell.replace("_", "-")}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </>
  )
}

function Sale({ id, isEnabled, name }: { id: number; isEnabled: boolean; name: string }) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const action = isEnabled ? t("stop") : t("sell")
  return (
    <>
      <span className="text-sm">{isEnabled ? t("sold") : t("notSold")}</span>
      <Button
        kind="tertiary"
        aria-label={t("actionOf", { action, variant: name })}
        aria-disabled={state.isBusy}
        onClick={() =>
          void run(() => (isEnabled ? send("disableSku", { id }) : send("enableSku", { id })))
        }
      >
        {action}
      </Button>
      {state.tone !== "success" && <ActionNotice state={state} />}
    </>
  )
}
