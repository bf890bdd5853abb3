"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import {
  buildNextSkuCode,
  buildOptionsKey,
  listMissingCombinations,
} from "#lib/admin/product-variants.ts"
import {
  buildSkuTexts,
  isFreeDraft,
  type SkuDraft,
  skuCells,
  updateSkuDraft,
} from "#lib/admin/sku-draft.ts"
import type { AdminProduct, AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import { type StockReason, stockReasons } from "#lib/contract/product-work-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { FreeNotice } from "../../_components/free-notice.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { BulkFill } from "./bulk-fill.tsx"
import { SkuRow } from "./sku-row.tsx"
import { useSkuGrid } from "./use-sku-grid.ts"

type SkuGridProps = { product: AdminProduct; skus: readonly AdminSku[] }

/** Renders the grid of a product's variants, with the missing combinations, edited in place. */
export function SkuGrid({ product, skus }: SkuGridProps) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const tStock: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  const grid = useSkuGrid(product.id, skus)
  const { list, rows, setRows, errors, outcome, isBusy } = grid
  const [reason, setReason] = useState<StockReason>("counted")
  const { variations } = product
  const taken = list.map(({ sku, draft }) => sku?.options ?? draft.options ?? {})
  const missing = listMissingCombinations(variations, taken)
  const hasStockChange = Object.values(rows).some((row) => row.stock_was !== undefined)
  const columns = {
    code: t("code"),
    price: t("price"),
    special_price: t("special"),
    special_from: t("specialFrom"),
    special_until: t("specialUntil"),
    stock: t("stock"),
  }
  const addMissing = () => {
    const price = skus[0]?.price ?? ""
    const added = missing.map((options): [string, SkuDraft] => [
      `new:${buildOptionsKey(options)}`,
      { options, code: buildNextSkuCode(product.url, options), price },
    ])
    setRows({ ...rows, ...Object.fromEntries(added) })
  }
  const fill = (cell: (typeof skuCells)[number], text: string) =>
    setRows(
      Object.fromEntries(
        list.map(({ key, sku, draft }) => [key, updateSkuDraft(sku, draft, cell, text)]),
      ),
    )
  const [isFreeShown, setIsFreeShown] = useState(false)
  const isFree = list.some(({ draft }) => isFreeDraft(draft))
  const save = () => {
    setIsFreeShown(false)
    void grid.save(reason)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFree) setIsFreeShown(true)
    else save()
  }
  return (
    <Section id="variants" heading={t("heading")}>
      <form onSubmit={submit} noValidate className="stack-3">
        <DraftNotice restoredAt={grid.drafts.restoredAt} onDiscard={grid.drafts.clear} />
        {list.length === 0 ? (
          <p className="text-muted">{t("none")}</p>
        ) : (
          <div className="admin-products-grid">
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{t("heading")}</th>
                  {skuCells.map((cell) => (
                    <th key={cell} scope="col">
                      {columns[cell]}
                    </th>
                  ))}
                  <th scope="col">{t("onSale")}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((row) => (
                  <SkuRow
                    key={row.key}
                    row={row}
                    texts={buildSkuTexts(row.sku, row.draft)}
                    variations={variations}
                    columns={columns}
                    errors={errors[row.key] ?? {}}
                    onChange={(cell, text) =>
                      setRows({
                        ...rows,
                        [row.key]: updateSkuDraft(row.sku, row.draft, cell, text),
                      })
                    }
                    onForget={() => setRows({ ...rows, [row.key]: {} })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {missing.length > 0 && (
          <Button kind="secondary" onClick={addMissing}>
            {variations.length === 0 ? t("addOne") : t("addMissing", { count: missing.length })}
          </Button>
        )}
        {list.length > 1 && <BulkFill columns={columns} onFill={fill} />}
        {hasStockChange && (
          <SelectField
            label={t("reason")}
            value={reason}
            onChange={(value) => setReason(stockReasons.find((one) => one === value) ?? reason)}
            choices={stockReasons.map((value) => ({ value, label: tStock(`reasons.${value}`) }))}
          />
        )}
        {isFree && isFreeShown && <FreeNotice onSave={save} />}
        <div aria-live="polite" className="stack-2">
          {outcome !== null && outcome.saved > 0 && (
            <Notice tone="success">
              <p>{t("saved", { count: outcome.saved })}</p>
            </Notice>
          )}
          {outcome !== null && outcome.failed > 0 && (
            <Notice tone="danger">
              <p>{t("notSaved", { count: outcome.failed })}</p>
            </Notice>
          )}
        </div>
        {grid.drafts.isChanged && (
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? tForm("saving") : t("save")}
          </Button>
        )}
      </form>
    </Section>
  )
}
