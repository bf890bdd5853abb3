import type { Transaction } from "kysely"
import { isSelling, notSellingSentence } from "#backend/content/is-selling.ts"
import type { Database } from "#backend/db/schema.ts"
import { type Limit, takeUse } from "#backend/limits/rate-limit.ts"
import { acceptChange, type CartChange, type CartRefusal, refuseChange } from "./cart-change.ts"
import type { TakenAddon } from "./cart-content.ts"
import type { CartDeps } from "./cart-parts.ts"
import { buildKeptAddons, checkAddons, type EnteredAddon } from "./check-addons.ts"
import { listOfferedAddons } from "./offered-addons.ts"
import type { Shopper } from "./shopper.ts"
import { findShopperCart, openShopperCart } from "./shopper-cart.ts"
import { getSkuStanding, refuseQuantity } from "./sku-standing.ts"
import { touchCart } from "./touch-cart.ts"

type Trx = Transaction<Database>
type Wish = { sku: number; qty: number; addons: readonly EnteredAddon[] }
type Goods = { skuId: number; qty: number; taken: readonly TakenAddon[] }

const unknownSku: CartRefusal = { code: "unknown_sku", message: "This is no longer available." }
const notSelling: CartRefusal = { code: "unavailable", message: notSellingSentence }

/**
 * Adds a quantity of a SKU to the cart, or returns why it cannot. A guest's first item creates the
 * cart.
 */
export async function addToCart(deps: CartDeps, shopper: Shopper, wish: Wish): Promise<CartChange> {
  const found = await findShopperCart(deps.db, deps, shopper)
  const refuse = (refusal: CartRefusal) => refuseChange(deps.db, found, refusal)
  if (!(await isSelling(deps.db))) return refuse(notSelling)
  const productId = await getProductId(deps, wish.sku)
  if (productId === null) return refuse(unknownSku)
  const offered = await listOfferedAddons(deps.db, [productId])
  const { taken, faults } = checkAddons(offered.get(productId) ?? [], wish.addons)
  const sentences = Object.values(faults)
  if (sentences.length > 0) return refuse({ code: "addons", message: sentences.join(" ") })
  if (found === null && shopper.userId === null) {
    const use = await takeUse(deps.db, [limitNewCarts(shopper)], deps.now())
    if ("reached" in use) return refuse({ code: "too_many", message: use.reached.sentence })
  }
  const goods = { skuId: wish.sku, qty: wish.qty, taken }
  return deps.db.transaction().execute((trx) => putGoods(trx, deps, shopper, goods))
}

async function putGoods(
  trx: Trx,
  deps: CartDeps,
  shopper: Shopper,
  { skuId, qty, taken }: Goods,
): Promise<CartChange> {
  const { isNew, ...cart } = await openShopperCart(trx, deps, shopper)
  const { addons, key } = buildKeptAddons(taken)
  const line = await trx
    .selectFrom("cart_lines")
    .select("qty")
    .where("cart_id", "=", cart.id)
    .where("sku_id", "=", skuId)
    .where("addons_key", "=", key)
    .executeTakeFirst()
  const from = line?.qty ?? 0
  const standing = await getSkuStanding(trx, cart.id, skuId)
  const refusal =
    standing === null ? unknownSku : refuseQuantity(standing, { from, to: from + qty })
  if (refusal !== null) {
    if (isNew) await trx.deleteFrom("carts").where("id", "=", cart.id).execute()
    return refuseChange(trx, isNew ? null : cart, refusal)
  }
  const { id } = await trx
    .insertInto("cart_lines")
    .values({ cart_id: cart.id, sku_id: skuId, qty, addons, addons_key: key })
    .onConflict((same) =>
      same.columns(["cart_id", "sku_id", "addons_key"]).doUpdateSet({ qty: from + qty }),
    )
    .returning("id")
    .executeTakeFirstOrThrow()
  await touchCart(trx, cart.id)
  return acceptChange(trx, cart, id)
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
    most: 200,
    withinMs: 3_600_000,
    sentence:
      "Too many carts have been started from here in a short time. Please try again in an hour.",
  }
}
