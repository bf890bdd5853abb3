import type { Kysely } from "kysely"
import pLimit from "p-limit"
import type { Database } from "#backend/db/schema.ts"
import { type Scenario, validateEqual } from "../scenario.ts"
import type { Shopper } from "../shopper.ts"
import type { TortureShop } from "../torture-shop.ts"

type Item = { sku: number; cents: number }
type Code = { code: string; percent: number | null; cents: number | null }

const atOnce = 20

/** Random carts, priced by the shop and by an independent oracle that shares no code with it. */
export const randomCarts: Scenario = {
  name: "random carts priced as an oracle prices them",
  size: { full: 10_000, reduced: 200, core: 40 },
  async run(shop, size) {
    const items = await Promise.all(Array.from({ length: 40 }, () => createItem(shop)))
    const codes = await addCodes(shop.db)
    const shoppers = await shop.welcome(atOnce)
    const perShopper = Math.ceil(size / atOnce)
    const errors = await pLimit(atOnce).map(shoppers, async (shopper) => {
      const found: string[] = []
      for (let round = 0; round < perShopper; round++) {
        found.push(...(await priceOne(shop.db, shopper, { items, codes })))
      }
      return found
    })
    const all = errors.flat()
    return {
      summary: `${perShopper * atOnce} carts, ${all.length} differ`,
      errors: all.slice(0, 5),
    }
  },
}

async function createItem(shop: TortureShop): Promise<Item> {
  const cents = randomInt(1, 200_00)
  return { sku: await shop.stock({ stock: 1_000_000, priceCents: cents }), cents }
}

async function addCodes(db: Kysely<Database>): Promise<(Code | null)[]> {
  const codes: Code[] = [
    ...[1, 333, 1_000, 1_250, 5_001, 10_000].map((percent) => ({
      code: `P${percent}`,
      percent,
      cents: null,
    })),
    ...[1, 500, 99_999].map((cents) => ({ code: `F${cents}`, percent: null, cents })),
  ]
  await db
    .insertInto("promotions")
    .values(
      codes.map(({ code, percent, cents }) => ({
        code,
        percent_basis_points: percent,
        amount_cents: cents,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
  return [null, ...codes]
}

async function priceOne(
  db: Kysely<Database>,
  shopper: Shopper,
  { items, codes }: { items: Item[]; codes: (Code | null)[] },
): Promise<string[]> {
  const code = codes[randomInt(0, codes.length - 1)] ?? null
  const first = randomInt(0, items.length - 1)
  const chosen = items
    .slice(first, first + randomInt(1, 6))
    .map((each) => ({ ...each, qty: randomInt(1, 9) }))
  await fillCart(db, shopper, chosen, code)
  const result = await shopper.readCart()
  if (!("body" in result)) return [`the cart could not be read: ${JSON.stringify(result)}`]
  const { subtotal, discount_amount, shipping_amount, total_amount, total_tax } = result.body
  const found = [subtotal, discount_amount, shipping_amount, total_amount, total_tax]
  return validateEqual(
    `cart of ${JSON.stringify({ chosen, code })}`,
    found,
    buildExpectedTotals(chosen, code),
  )
}

async function fillCart(
  db: Kysely<Database>,
  { userId }: Shopper,
  chosen: { sku: number; qty: number }[],
  code: Code | null,
): Promise<void> {
  await db.deleteFrom("carts").where("user_id", "=", userId).execute()
  const cart = await db
    .insertInto("carts")
    .values({ user_id: userId, postcode: "4680", promotion_code: code?.code ?? "" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("cart_lines")
    .values(
      chosen.map(({ sku, qty }) => ({
        cart_id: cart.id,
        sku_id: sku,
        qty,
        addons: "[]",
        addons_key: "[]",
      })),
    )
    .execute()
}

/** Builds the totals by the specification, in integer ten-thousandths of a cent only. */
function buildExpectedTotals(
  chosen: { cents: number; qty: number }[],
  code: Code | null,
): string[] {
  const unit = 10_000n
  const subtotal = chosen.reduce(
    (sum, { cents, qty }) => sum + BigInt(cents) * BigInt(qty) * unit,
    0n,
  )
  const half = unit / 2n
  const wholeCents = (exact: bigint) => ((exact + half) / unit) * unit
  let off = 0n
  if (code !== null && code.percent !== null)
    off = wholeCents((subtotal / unit) * BigInt(code.percent))
  if (code !== null && code.cents !== null) off = BigInt(code.cents) * unit
  if (off > subtotal) off = subtotal
  const left = subtotal - off
  const postage = left > 20_000n * unit ? 0n : 1_060n * unit
  const total = left + postage
  const totalCents = total / unit
  const rest = totalCents % 11n
  const eleventh = (totalCents / 11n + (rest > 5n ? 1n : 0n)) * unit
  return [subtotal, off, postage, total, eleventh].map((exact) => {
    const cents = exact / unit
    return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`
  })
}

function randomInt(min: number, max: number): number {
  return min + Math.floor(Math.random() * (max - min + 1))
}
