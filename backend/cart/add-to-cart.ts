import type { Transaction } from "kysely"
import { isSelling, shopClosed } from "#backend/content/site.ts"
import type { Database } from "#backend/db/schema.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import {
  buildStoredAddons,
  type EnteredAddon,
  listOfferedAddons,
  validateAddons,
} from "./addons.ts"
import type { TakenAddon } from "./cart-content.ts"
import type { CartDeps } from "./cart-parts.ts"
import {
  buildAcceptedChange,
  buildRejectedChange,
  type CartChange,
  type CartError,
  findShopperCart,
  openShopperCart,
  type Shopper,
  updateCartTimestamp,
} from "./carts.ts"
import { getSkuAvailability, validateQuantity } from "./sku-availability.ts"

type Trx = Transaction<Database>
type AddToCartInput = { sku: number; qty: number; addons: readonly EnteredAddon[] }
type NewCartItem = { skuId: number; qty: number; taken: readonly TakenAddon[] }

const unknownSku: CartError = { code: "unknown_sku", detail: { code: "item_not_sold" } }
const notSelling: CartError = { code: "unavailable", detail: shopClosed }

/**
 * Adds a quantity of a SKU to the cart, or returns why it cannot. A guest's first item creates the
 * cart.
 */
export async function addToCart(
  deps: CartDeps,
  shopper: Shopper,
  input: AddToCartInput,
): Promise<CartChange> {
  const found = await findShopperCart(deps.db, deps, shopper)
  const reject = (error: CartError) => buildRejectedChange(deps.db, found, error)
  if (!(await isSelling(deps.db))) return reject(notSelling)
  const productId = await getProductId(deps, input.sku)
  if (productId === null) return reject(unknownSku)
  const offered = await listOfferedAddons(deps.db, [productId])
  const { taken, errors } = validateAddons(offered.get(productId) ?? [], input.addons)
  const [detail, ...others] = Object.values(errors)
  if (detail !== undefined) {
    const rejected = await reject({ code: "addons", detail })
    return { ...rejected, message: [detail, ...others].map(formatErrorDetail).join(" ") }
  }
  if (found === null && shopper.userId === null) {
    const use = await consumeRateLimits(deps.db, [limitNewCarts(shopper)], deps.now())
    if (!use.ok) return reject({ code: "too_many", detail: use.error.detail })
  }
  const item = { skuId: input.sku, qty: input.qty, taken }
  return deps.db.transaction().execute((trx) => saveItem(trx, deps, shopper, item))
}

async function saveItem(
  trx: Trx,
  deps: CartDeps,
  shopper: Shopper,
  { skuId, qty, taken }: NewCartItem,
): Promise<CartChange> {
  const { isNew, ...cart } = await openShopperCart(trx, deps, shopper)
  const { addons, key } = buildStoredAddons(taken)
  const line = await trx
    .selectFrom("cart_lines")
    .select("qty")
    .where("cart_id", "=", cart.id)
    .where("sku_id", "=", skuId)
    .where("addons_key", "=", key)
    .executeTakeFirst()
  const from = line?.qty ?? 0
  const standing = await getSkuAvailability(trx, cart.id, skuId)
  const error =
    standing === null ? unknownSku : validateQuantity(standing, { from, to: from + qty })
  if (error !== null) {
    if (isNew) await trx.deleteFrom("carts").where("id", "=", cart.id).execute()
    return buildRejectedChange(trx, isNew ? null : cart, error)
  }
  const { id } = await trx
    .insertInto("cart_lines")
    .values({ cart_id: cart.id, sku_id: skuId, qty, addons, addons_key: key })
    .onConflict((same) =>
      same.columns(["cart_id", "sku_id", "addons_key"]).doUpdateSet({ qty: from + qty }),
    )
    .returning("id")
    .executeTakeFirstOrThrow()
  await updateCartTimestamp(trx, cart.id)
  return buildAcceptedChange(trx, cart, id)
}

async function getProductId({ db }: CartDeps, skuId: number): Promise<number | null> {
  const row = await db
    .selectFrom("skus")
    .select("product_id")
    .where("id", "=", skuId)
    .executeTakeFirst()
  return row?.product_id ?? null
}

/**
 * A guest who does not store the session key gets a new cart each time; no real customer needs so
 * many.
 */
function limitNewCarts({ client }: Shopper): Limit {
  return {
    bucket: `cart:${client}`,
    max: 200,
    withinMs: 3_600_000,
    detail: { code: "cart_rate_limited" },
  }
}
