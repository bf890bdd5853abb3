import { useTranslations } from "next-intl"
import { useDataProvider } from "ra-core"
import { useState } from "react"
import { type AdminSender, parseAdminError } from "#lib/admin/call-admin.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import {
  parseSkuDraft,
  type SkuCell,
  type SkuDraft,
  type SkuProblem,
} from "#lib/admin/sku-draft.ts"
import type { AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import type { StockReason } from "#lib/contract/product-work-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { useRefresh } from "../../_components/use-refresh.ts"

type Rows = Readonly<Record<string, SkuDraft>>
type CellErrors = Partial<Record<SkuCell, string>>
type RowErrors = Readonly<Record<string, CellErrors>>
type Outcome = { saved: number; failed: number } | null

/** A row of the grid: a variant, or one that does not exist yet (`sku` null). */
export type SkuRowData = { key: string; sku: AdminSku | null; draft: SkuDraft }

/**
 * Holds the grid of a product's variants: what is typed, which rows failed and why, and the function
 * that saves all changed rows one after the other. What was typed into a row that fails stays.
 */
export function useSkuGrid(productId: number, skus: readonly AdminSku[]) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const tPrices: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send, handleSessionError } = useAdminPage()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const drafts = useDraft<{ rows: Rows }>(`skus.${productId}`, { rows: noRows })
  const [errors, setErrors] = useState<RowErrors>({})
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const { rows } = drafts.values
  const problemTexts: Record<SkuProblem, string> = {
    code: t("codeMissing"),
    amount: tPrices("amountInvalid"),
    stock: tPrices("stockInvalid"),
    date: tForm("invalid.date"),
  }
  const list: SkuRowData[] = [
    ...skus.map((sku) => ({ key: String(sku.id), sku, draft: rows[sku.id] ?? {} })),
    ...Object.entries(rows).flatMap(([key, draft]) =>
      draft.options === undefined ? [] : [{ key, sku: null, draft }],
    ),
  ]
  const setRows = (next: Rows) => {
    const filled = Object.entries(next).filter(([, draft]) => Object.keys(draft).length > 0)
    if (filled.length === 0) drafts.clear()
    else drafts.set("rows", Object.fromEntries(filled))
  }
  const saveRow = async ({ sku, draft }: SkuRowData, reason: StockReason, isOver: boolean) => {
    const { change } = parseSkuDraft(sku, draft)
    if (change === null) return
    if (sku === null) {
      const stock = change.stockChange
      const { code, price, ...fields } = change.fields
      const { options = {} } = draft
      const named = { product_id: productId, code: code ?? "", price: price ?? "", options, stock }
      await send("createSku", { ...fields, ...named })
      return
    }
    const { id } = sku
    if (Object.keys(change.fields).length > 0) {
      const previousData = isOver ? await readSku(send, sku) : sku
      const data = { ...previousData, ...change.fields }
      await dataProvider.update("skus", { id, data, previousData })
    }
    if (change.stockChange !== 0) {
      const input = { id, change: change.stockChange, reason }
      // The same difference to another stock is another request.
      const name = `stock.sku.${id}.${draft.stock_was ?? sku.stock}`
      await sendOnce(name, input, (once) => send("moveStock", once))
    }
  }
  const save = async (reason: StockReason) => {
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    const changed = list.filter(({ draft }) => Object.keys(draft).length > 0)
    const left: Record<string, SkuDraft> = {}
    const failed: Record<string, CellErrors> = {}
    const conflicts = new Set<string>()
    for (const row of changed) {
      const { problems } = parseSkuDraft(row.sku, row.draft)
      if (Object.keys(problems).length > 0) {
        failed[row.key] = Object.fromEntries(
          Object.entries(problems).map(([cell, problem]) => [cell, problemTexts[problem]]),
        )
        left[row.key] = row.draft
        continue
      }
      try {
        await saveRow(row, reason, overwritten.has(row.key))
      } catch (error) {
        if (handleSessionError(error)) {
          setIsBusy(false)
          return
        }
        const problem = parseAdminError(error)
        if (problem?.conflicts) conflicts.add(row.key)
        failed[row.key] = buildCellErrors(problem, {
          conflict: t("conflict"),
          failed: tForm("failed"),
        })
        left[row.key] = row.draft
      }
    }
    setErrors(failed)
    setOverwritten(conflicts)
    setRows(left)
    setOutcome({
      saved: changed.length - Object.keys(left).length,
      failed: Object.keys(left).length,
    })
    setIsBusy(false)
    refresh()
  }
  return { list, rows, setRows, errors, outcome, isBusy, save, drafts }
}

const noRows: Rows = {}

async function readSku(send: AdminSender, sku: AdminSku): Promise<AdminSku> {
  return (await send("getSku", { id: sku.id })).item ?? sku
}

/** Returns the messages beside the cells of a row; one without a cell is beside its code. */
function buildCellErrors(
  problem: ReturnType<typeof parseAdminError>,
  texts: { conflict: string; failed: string },
): CellErrors {
  if (problem === null) return { code: texts.failed }
  if (problem.conflicts !== null) return { code: texts.conflict }
  const { change, options, ...cells } = problem.errors
  const stock = change === undefined ? {} : { stock: change }
  const code = options === undefined ? {} : { code: options }
  const found = { ...code, ...cells, ...stock }
  if (Object.keys(found).length > 0) return found
  return { code: problem.message === "" ? texts.failed : problem.message }
}
