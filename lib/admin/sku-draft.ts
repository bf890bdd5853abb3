import type { AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import { parseTypedAmount, parseTypedCount } from "./amount.ts"
import { formatShopTime, parseShopTime } from "./shop-time.ts"

/** The cells of a variant, as they are typed. Times are the shop's local ones. */
export type SkuTexts = {
  code: string
  price: string
  special_price: string
  special_from: string
  special_until: string
  stock: string
}
export type SkuCell = keyof SkuTexts

/** What is typed into the row of a variant and not saved yet. */
export type SkuDraft = Partial<SkuTexts> & {
  /** The stock when the typed one was typed: the difference is what is saved. */
  stock_was?: number
  /** Options of a variant that does not exist yet. */
  options?: Record<string, string>
}

export type SkuProblem = "code" | "amount" | "stock" | "date"

/** A row whose cells are valid: the changed fields in the API format, and the change of the stock. */
type SkuChange = {
  fields: Partial<Omit<AdminSku, "id">>
  stockChange: number
}

export const skuCells: readonly SkuCell[] = [
  "code",
  "price",
  "stock",
  "special_price",
  "special_from",
  "special_until",
]

const emptyTexts: SkuTexts = {
  code: "",
  price: "",
  special_price: "",
  special_from: "",
  special_until: "",
  stock: "0",
}

/** Returns the texts in a variant's cells: what is typed, else what is stored. */
export function buildSkuTexts(sku: AdminSku | null, draft: SkuDraft): SkuTexts {
  const stored: SkuTexts =
    sku === null
      ? emptyTexts
      : {
          code: sku.code,
          price: sku.price,
          special_price: sku.special_price ?? "",
          special_from: sku.special_from === null ? "" : formatShopTime(sku.special_from),
          special_until: sku.special_until === null ? "" : formatShopTime(sku.special_until),
          stock: String(sku.stock),
        }
  const { options: _, stock_was: __, ...typed } = draft
  return { ...stored, ...typed }
}

/**
 * Returns the draft after a cell was typed into. What equals the stored value is no longer part of
 * it, and a typed stock remembers the one that it is based on.
 */
export function updateSkuDraft(
  sku: AdminSku | null,
  draft: SkuDraft,
  cell: SkuCell,
  text: string,
): SkuDraft {
  const { [cell]: _, ...others } = draft
  if (cell === "stock") delete others.stock_was
  if (sku !== null && buildSkuTexts(sku, {})[cell] === text) return others
  const was = draft.stock_was ?? sku?.stock
  const based = cell === "stock" && was !== undefined ? { stock_was: was } : {}
  return { ...others, ...based, [cell]: text }
}

/** Returns what of a row has to be saved, or the problems of its cells. */
export function parseSkuDraft(
  sku: AdminSku | null,
  draft: SkuDraft,
): { change: SkuChange | null; problems: Partial<Record<SkuCell, SkuProblem>> } {
  const texts = buildSkuTexts(sku, draft)
  const problems: Partial<Record<SkuCell, SkuProblem>> = {}
  const isWanted = (cell: SkuCell) => sku === null || draft[cell] !== undefined
  const read = <T>(cell: SkuCell, parse: (text: string) => T | null, problem: SkuProblem) => {
    const value = parse(texts[cell].trim())
    if (value === null && isWanted(cell)) problems[cell] = problem
    return value
  }
  const values = {
    code: read("code", (text) => (text === "" ? null : text), "code"),
    price: read("price", parseTypedAmount, "amount"),
    special_price: optional(texts.special_price, () =>
      read("special_price", parseTypedAmount, "amount"),
    ),
    special_from: optional(texts.special_from, () => read("special_from", parseShopTime, "date")),
    special_until: optional(texts.special_until, () =>
      read("special_until", parseShopTime, "date"),
    ),
  }
  const stock = read("stock", parseTypedCount, "stock")
  if (Object.keys(problems).length > 0) return { change: null, problems }
  const fields = Object.fromEntries(
    Object.entries(values).filter(([cell]) =>
      skuCells.some((one) => one === cell && isWanted(one)),
    ),
  )
  const stockChange = isWanted("stock") ? (stock ?? 0) - (draft.stock_was ?? sku?.stock ?? 0) : 0
  return { change: { fields, stockChange }, problems }
}

/** True if a variant is typed to be free: its price, or its special one, becomes 0. */
export function isFreeDraft({ price = "", special_price: special = "" }: SkuDraft): boolean {
  return [price, special].some((text) => parseTypedAmount(text) === "0.00")
}

function optional<T>(text: string, read: () => T | null): T | null {
  return text.trim() === "" ? null : read()
}
