import { buildErrorResult, buildUsageError, type Command } from "../command.ts"
import { formatColumns } from "../format-columns.ts"
import { listConsoleSkus } from "./find-sku.ts"
import { updateSku } from "./update-sku.ts"

const maxListed = 100_000
const maxStock = 1_000_000

/** Lists the stock by SKU. */
export const listStockCommand: Command = {
  name: "stock list",
  description: "Lists what is in stock, by SKU.",
  operands: [],
  options: { below: { hint: "N", description: "Only those with fewer than N." } },
  async run(input, { db }) {
    const belowText = input.text("below")
    const below = belowText === undefined ? undefined : parseCount(belowText)
    if (below === null) return buildUsageError("--below is a whole number.")
    const limit = maxListed
    const skus = await listConsoleSkus(db, below === undefined ? { limit } : { below, limit })
    const rows = skus.map((sku) => [
      sku.code,
      String(sku.stock),
      sku.isSold ? sku.productName : `${sku.productName} (not shown)`,
    ])
    const table = formatColumns([["SKU", "Stock", "Product"], ...rows])
    return { lines: skus.length === 0 ? ["Nothing found."] : table, data: skus }
  },
}

/** Sets the stock of a SKU, absolutely or by a difference. */
export const setStockCommand: Command = {
  name: "stock set",
  description: "Sets how many of a SKU are in stock, or with + and - how many more or fewer.",
  operands: ["SKU", "COUNT"],
  options: {},
  notes: [
    "Items reserved by open orders are not in stock: stock is reduced when an order is placed.",
    "Fewer are written after two hyphens: npm run shop -- stock set -- RS-500 -3",
  ],
  async run(input, { db }) {
    const [code, countText] = [input.operand(0), input.operand(1).trim()]
    const by = /^[+-]\d{1,7}$/.test(countText) ? Number(countText) : null
    const count = parseCount(countText)
    if (by === null && (count === null || count > maxStock)) {
      return buildUsageError(`COUNT is a whole number up to ${maxStock}, such as 12, +5 or -3.`)
    }
    const resolve = (stock: number) => (by === null ? (count ?? 0) : stock + by)
    const changed = await updateSku(db, code, ({ stock }) => {
      const next = resolve(stock)
      return next >= 0 && next <= maxStock ? { stock: next } : null
    })
    if (changed === null) return buildErrorResult(`There is no SKU ${code}.`)
    const { before, after } = changed
    if (after === null) {
      return buildErrorResult(
        `There are ${before.stock} of ${code}; that cannot become ${resolve(before.stock)}.`,
      )
    }
    return { lines: [`${code}: ${before.stock} became ${after.stock}.`], data: after }
  },
}

function parseCount(word: string): number | null {
  return /^\d{1,7}$/.test(word) ? Number(word) : null
}
