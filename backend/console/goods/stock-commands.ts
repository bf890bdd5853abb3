import { type Command, misuse, refuse } from "../command.ts"
import { layColumns } from "../lay-columns.ts"
import { changeSku } from "./change-sku.ts"
import { listSkus } from "./find-sku.ts"

const mostListed = 100_000
const mostStock = 1_000_000

/** Lists the stock by SKU. */
export const listStockCommand: Command = {
  name: "stock list",
  says: "Lists what is in stock, by SKU.",
  operands: [],
  options: { below: { hint: "N", says: "Only those with fewer than N." } },
  async run(given, { db }) {
    const wish = given.text("below")
    const below = wish === undefined ? undefined : readCount(wish)
    if (below === null) return misuse("--below is a whole number.")
    const limit = mostListed
    const skus = await listSkus(db, below === undefined ? { limit } : { below, limit })
    const rows = skus.map((sku) => [
      sku.code,
      String(sku.stock),
      sku.isSold ? sku.productName : `${sku.productName} (not shown)`,
    ])
    const table = layColumns([["SKU", "Stock", "Product"], ...rows])
    return { lines: skus.length === 0 ? ["Nothing found."] : table, data: skus }
  },
}

/** Sets the stock of a SKU, absolutely or by a difference. */
export const setStockCommand: Command = {
  name: "stock set",
  says: "Sets how many of a SKU are on the shelf, or with + and - how many more or fewer.",
  operands: ["SKU", "COUNT"],
  options: {},
  notes: [
    "What open orders hold is not on the shelf: it was taken off when they were placed.",
    "Fewer are written after two hyphens: npm run shop -- stock set -- RS-500 -3",
  ],
  async run(given, { db }) {
    const [code, wish] = [given.operand(0), given.operand(1).trim()]
    const by = /^[+-]\d{1,7}$/.test(wish) ? Number(wish) : null
    const count = readCount(wish)
    if (by === null && (count === null || count > mostStock)) {
      return misuse(`COUNT is a whole number up to ${mostStock}, such as 12, +5 or -3.`)
    }
    const resolve = (stock: number) => (by === null ? (count ?? 0) : stock + by)
    const changed = await changeSku(db, code, ({ stock }) => {
      const next = resolve(stock)
      return { stock: next >= 0 && next <= mostStock ? next : stock }
    })
    if (changed === null) return refuse(`There is no SKU ${code}.`)
    const { before, after } = changed
    if (after.stock !== resolve(before.stock)) {
      return refuse(
        `There are ${before.stock} of ${code}; that cannot become ${resolve(before.stock)}.`,
      )
    }
    return { lines: [`${code}: ${before.stock} became ${after.stock}.`], data: after }
  },
}

function readCount(word: string): number | null {
  return /^\d{1,7}$/.test(word) ? Number(word) : null
}
