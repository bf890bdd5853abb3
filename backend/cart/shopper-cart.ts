import { createHmac, randomBytes } from "node:crypto"
import type { Kysely, Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { CartDeps } from "./cart-parts.ts"
import type { Shopper } from "./shopper.ts"

type Trx = Transaction<Database>
type CartKeyDeps = Pick<CartDeps, "cart">

/** The cart of a guest or customer. `sessionKey` identifies a guest's cart; null for customers. */
export type ShopperCart = { id: string; sessionKey: string | null }

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
