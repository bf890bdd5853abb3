import { createHmac, randomBytes } from "node:crypto"
import { type Kysely, sql, type Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { CartErrorCode, cartChangeSchema } from "#lib/contract/cart.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { CartDeps } from "./cart-parts.ts"

/** A cart owner: a customer with their own cart, or a guest with that of the session key. */
export type Shopper = {
  userId: number | null
  sessionKey: string | null
  /** Keyed hash of the client's IP address. */
  client: string
}

type Trx = Transaction<Database>
type CartKeyDeps = Pick<CartDeps, "cart">

/** The cart of a guest or customer. `sessionKey` identifies a guest's cart; null for customers. */
type ShopperCart = { id: string; sessionKey: string | null }

/** Returns the current cart of a guest or customer; null if there is none. */
export async function findShopperCart(
  db: Kysely<Database>,
  parts: CartKeyDeps,
  shopper: Shopper,
): Promise<ShopperCart | null> {
  const row = await selectOwn(db, parts, shopper)?.executeTakeFirst()
  return row === undefined ? null : { id: row.id, sessionKey: keyOf(shopper) }
}

/** Returns the same cart, locked until the transaction ends. */
export async function findLockedShopperCart(
  trx: Trx,
  parts: CartKeyDeps,
  shopper: Shopper,
): Promise<ShopperCart | null> {
  const row = await selectOwn(trx, parts, shopper)?.forUpdate().executeTakeFirst()
  return row === undefined ? null : { id: row.id, sessionKey: keyOf(shopper) }
}

/** Returns the locked cart of a guest or customer; creates it if there is none. */
export async function openShopperCart(
  trx: Trx,
  parts: CartKeyDeps,
  shopper: Shopper,
): Promise<ShopperCart & { isNew: boolean }> {
  const found = await findLockedShopperCart(trx, parts, shopper)
  if (found !== null) return { ...found, isNew: false }
  const sessionKey = shopper.userId === null ? createSessionKey() : null
  const made = await trx
    .insertInto("carts")
    .values({
      user_id: shopper.userId,
      session_hash: sessionKey && hashSessionKey(sessionKey, parts.cart.keys.session),
    })
    .onConflict((same) => same.column("user_id").doNothing())
    .returning("id")
    .executeTakeFirst()
  // A concurrent request has created the customer's cart.
  return made === undefined
    ? openShopperCart(trx, parts, shopper)
    : { id: made.id, sessionKey, isNew: true }
}

function keyOf({ userId, sessionKey }: Shopper): string | null {
  return userId === null ? sessionKey : null
}

function selectOwn(db: Kysely<Database>, { cart }: CartKeyDeps, { userId, sessionKey }: Shopper) {
  const carts = db.selectFrom("carts").select("id")
  if (userId !== null) return carts.where("user_id", "=", userId)
  if (sessionKey === null) return null
  return carts.where("session_hash", "=", hashSessionKey(sessionKey, cart.keys.session))
}

/** Creates a random session key for a guest's cart: 43 base64url characters. */
function createSessionKey(): string {
  return randomBytes(32).toString("base64url")
}

/** Returns the keyed hash that is stored of a session key. */
function hashSessionKey(sessionKey: string, key: Buffer): string {
  return createHmac("sha256", key).update(sessionKey).digest("base64url")
}

/** Response to a change of a cart. */
export type CartChange = z.input<typeof cartChangeSchema>

/** Why a cart was not changed. */
export type CartError = { code: CartErrorCode; detail: ErrorDetail }

/** Builds the response to a successful change; `id` is the line that was changed. */
export async function buildAcceptedChange(
  db: Kysely<Database>,
  cart: ShopperCart | null,
  id: number | null = null,
): Promise<CartChange> {
  return { success: true, ...(await buildCartSummary(db, cart)), id }
}

/** Builds the response to a change that was rejected. */
export async function buildRejectedChange(
  db: Kysely<Database>,
  cart: ShopperCart | null,
  error: CartError,
): Promise<CartChange> {
  const message = formatErrorDetail(error.detail)
  return { success: false, message, ...error, ...(await buildCartSummary(db, cart)) }
}

async function buildCartSummary(db: Kysely<Database>, cart: ShopperCart | null) {
  if (cart === null) return { sessionKey: null, item_count: 0 }
  const { rows } = await sql<{ item_count: number }>`
    SELECT coalesce(sum(qty), 0)::integer AS item_count
    FROM cart_lines WHERE cart_id = ${cart.id}::uuid`.execute(db)
  return { sessionKey: cart.sessionKey, item_count: rows[0]?.item_count ?? 0 }
}

/** Updates a cart's last change, which postpones its expiry. */
export async function updateCartTimestamp(
  trx: Transaction<Database>,
  cartId: string,
): Promise<void> {
  await trx
    .updateTable("carts")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", cartId)
    .execute()
}

const cartsPerRound = 500
const maxRounds = 20

/** Deletes guests' carts without a change since `before`, at most 10,000 per call. */
export async function deleteExpiredGuestCarts(
  { db }: Pick<Deps, "db">,
  before: Date,
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const { numAffectedRows } = await sql`
      DELETE FROM carts WHERE id IN (
        SELECT id FROM carts WHERE user_id IS NULL AND updated_at < ${before}
        ORDER BY updated_at LIMIT ${cartsPerRound} FOR UPDATE SKIP LOCKED)`.execute(db)
    if (numAffectedRows === undefined || numAffectedRows < BigInt(cartsPerRound)) return
  }
}
