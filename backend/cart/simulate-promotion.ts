import type { Kysely, Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { resolvePromotion } from "#backend/promotions/promotions.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireSimulation } from "#lib/contract/marketing-calls.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { buildContentPrice } from "./cart-content.ts"
import { listCartLines } from "./cart-lines.ts"

type Simulation = {
  code: string
  email: string
  lines: readonly { sku_id: number; qty: number }[]
}

/** Ends the transaction of a simulation, which stores nothing. */
class SimulationEnd extends Error {
  readonly result: WireSimulation
  constructor(result: WireSimulation) {
    super("The simulation is rolled back.")
    this.result = result
  }
}

/**
 * Applies a code to a cart of these SKUs and returns what it takes off. The cart is a real one, so that
 * the checkout's own rules apply, in a transaction that is rolled back.
 */
export async function simulatePromotion(
  db: Kysely<Database>,
  simulation: Simulation,
  now: Date,
): Promise<WireSimulation> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new SimulationEnd(await simulate(trx, simulation, now))
    })
  } catch (error) {
    if (error instanceof SimulationEnd) return error.result
    throw error
  }
}

async function simulate(
  trx: Transaction<Database>,
  { code, email, lines: wanted }: Simulation,
  now: Date,
): Promise<WireSimulation> {
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst()
  const cartId = await createCart(trx, wanted)
  const lines = await listCartLines(trx, cartId, now)
  const resolved = await resolvePromotion(trx, code, lines, { userId: user?.id ?? null, now })
  const promotion = resolved.ok ? resolved.value : null
  const { subtotal, discount } = buildContentPrice({ lines, promotion })
  const detail = resolved.ok ? null : resolved.error
  return {
    is_accepted: resolved.ok,
    message: formatErrorDetail(detail),
    detail,
    lines: lines.map((line) => ({
      sku_id: line.skuId,
      name: [line.productName, ...line.variations.map((each) => each.variation_type)].join(", "),
      qty: line.qty,
      unit_price: buildAmount(line.unitCents),
      is_in_scope: promotion?.lineIds.includes(line.id) ?? false,
    })),
    subtotal: buildAmount(subtotal),
    discount: buildAmount(discount),
    total: buildAmount(subtotal - discount),
  }
}

/** SKUs that do not exist are left out; the same one twice is one line. */
async function createCart(
  trx: Transaction<Database>,
  wanted: Simulation["lines"],
): Promise<string> {
  const { id } = await trx
    .insertInto("carts")
    .values({ session_hash: "simulation" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const quantities = new Map<number, number>()
  for (const { sku_id, qty } of wanted) {
    quantities.set(sku_id, Math.min(999, (quantities.get(sku_id) ?? 0) + qty))
  }
  const known = await trx
    .selectFrom("skus")
    .select("id")
    .where("id", "in", [...quantities.keys()])
    .execute()
  const rows = known.map((sku) => ({
    cart_id: id,
    sku_id: sku.id,
    qty: quantities.get(sku.id) ?? 1,
    addons: "[]",
  }))
  if (rows.length > 0) await trx.insertInto("cart_lines").values(rows).execute()
  return id
}
