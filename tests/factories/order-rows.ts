import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"

type Line = { skuId: number; qty: number; addonsKey?: string }

/**
 * Inserts an order of a customer's cart, by default unpaid, with its stock reservation and the
 * promotion code that it uses. Returns its id.
 */
export async function createCartOrderRow(
  { db }: { db: Kysely<Database> },
  { userId }: { userId: number },
  options: { status?: OrderStatus; code?: string; lines?: readonly Line[] } = {},
): Promise<number> {
  const { status = "awaiting_payment", code, lines = [] } = options
  const cart = await db
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst()
  const { id } = await db
    .insertInto("orders")
    .values({
      token: randomBytes(32).toString("base64url"),
      status,
      stock_state: status === "awaiting_payment" ? "reserved" : "sold",
      user_id: userId,
      cart_id: cart?.id ?? null,
      request_digest: "",
      content_digest: "",
      email: "ann@example.com",
      subtotal_cents: 0,
      total_cents: 0,
      tax_cents: 0,
      reserved_until: new Date(Date.now() + 1_800_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const { skuId, qty, addonsKey = "" } of lines) {
    await db
      .insertInto("order_lines")
      .values({
        order_id: id,
        sku_id: skuId,
        addons_key: addonsKey,
        qty,
        unit_cents: 0,
        product_name: "Item",
        sku_code: "ITEM",
        addons: "[]",
      })
      .execute()
  }
  if (code !== undefined) await createPromotionUse(db, { code, orderId: id, userId })
  return id
}

async function createPromotionUse(
  db: Kysely<Database>,
  { code, orderId, userId }: { code: string; orderId: number; userId: number },
): Promise<void> {
  const promotion = await db
    .selectFrom("promotions")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirstOrThrow()
  await db
    .insertInto("promotion_uses")
    .values({ order_id: orderId, promotion_id: promotion.id, user_id: userId })
    .execute()
}
