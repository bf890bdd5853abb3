import type { CartLine } from "#backend/cart/cart-content.ts"
import { lockCart } from "#backend/cart/customer-cart.ts"
import { giveConsent } from "#backend/consents/consents.ts"
import { isSelling, notSellingSentence } from "#backend/content/is-selling.ts"
import { settleFreePayment } from "#backend/payments/settle-free-payment.ts"
import { cancelOpenOrder, cancelReasons } from "./cancel-order.ts"
import {
  buildStockChange,
  changeStock,
  joinStockChanges,
  type StockChange,
} from "./change-stock.ts"
import { queueHoldLetter } from "./hold-letter.ts"
import { insertOrder, type NewOrder } from "./insert-order.ts"
import { lockCustomer } from "./lock-order.ts"
import { type Order, type OrderTrx, openStatuses } from "./order.ts"
import { saveOrderAddress } from "./order-address.ts"
import { buildContentDigest, buildRequestDigest } from "./order-digest.ts"
import type { OrderDeps } from "./order-parts.ts"
import { askForPayment, type OrderWithPayment } from "./order-payment.ts"
import { type OrderRefusal, refuseOrder } from "./order-refusal.ts"
import { priceCheckout, refusePrice } from "./price-checkout.ts"
import { type Checkout, readCheckout } from "./read-checkout.ts"
import { resumeOrder } from "./resume-order.ts"
import { beginHold, buildHoldParty, findReachedHoldLimit } from "./stock-holds.ts"
import { countCredit } from "./store-credit.ts"

/** The customer, a digest of the client's network, and the request body. */
export type PlaceWish = Pick<NewOrder, "userId" | "network" | "body">
type Placed = OrderWithPayment | { refused: OrderRefusal }

/**
 * Creates an order from the customer's cart at current prices, reserves its stock and creates its
 * payment; or returns the order that this request repeats (idempotency key or equal content). A
 * rejected order leaves nothing behind if the transaction is rolled back.
 */
export async function placeOrder(trx: OrderTrx, deps: OrderDeps, wish: PlaceWish): Promise<Placed> {
  const { userId, body } = wish
  const now = deps.now()
  const cart = await lockCart(trx, userId)
  const requestDigest = buildRequestDigest(body, deps.orders.keys.digest)
  const known = await findByKey(trx, wish)
  if (known !== null) {
    if (known.request_digest !== requestDigest) return refuseOrder("key_reused", reusedKey)
    if (known.status !== "cancelled") return resumeOrder(trx, deps, known)
    if (known.superseded_by !== null) return refuseOrder("key_reused", reusedKey)
    await freeKey(trx, known)
  }
  if (!(await isSelling(trx))) return refuseOrder("unavailable", notSellingSentence)
  if (cart === null) return refuseOrder("empty", "Your cart is empty.")
  const checkout = await readCheckout(trx, { cartId: cart.id, userId, body, now })
  if ("refused" in checkout) return checkout
  const { email, language } = await lockCustomer(trx, userId)
  const open = await findOpenOrder(trx, cart.id)
  const credit = body.use_credit ? await countCredit(trx, userId, open?.credit_cents ?? 0) : 0
  const { leastCents } = deps.payments.gateway
  const price = priceCheckout(checkout, { creditCents: credit, leastCents })
  const refused = refusePrice(price, checkout, { expected: body, leastCents })
  if (refused !== null) return refused
  const contentDigest = digestContent(deps, wish, { checkout, price })
  await keepWishes(trx, wish, checkout, { language, now })
  const order = { ...wish, email, language, checkout, price, requestDigest, contentDigest, now }
  return open?.content_digest === contentDigest
    ? repeatOrder(trx, deps, open, order)
    : makeOrder(trx, deps, open, order)
}

const reusedKey =
  "This order was sent before with different details. Please check your order and send it again."

/** Returns the customer's order with this idempotency key; null if there is none. */
async function findByKey(trx: OrderTrx, { userId, body }: PlaceWish): Promise<Order | null> {
  if (!body.key) return null
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", body.key)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

/** Frees the key of an order that expired, or that the shop cancelled, for another order. */
async function freeKey(trx: OrderTrx, { id }: Order): Promise<void> {
  await trx.updateTable("orders").set({ idempotency_key: null }).where("id", "=", id).execute()
}

async function findOpenOrder(trx: OrderTrx, cartId: string): Promise<Order | null> {
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("cart_id", "=", cartId)
    .where("status", "in", openStatuses)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

function digestContent(
  { orders }: OrderDeps,
  { body }: PlaceWish,
  { checkout, price }: Pick<NewOrder, "checkout" | "price">,
): string {
  const { content, address, option, promotion, paymentType } = checkout
  const terms = {
    ...{ lines: content.lines, address, price, note: body.note },
    shippingTypeId: option?.id ?? null,
    promotionId: promotion?.id ?? null,
    paymentType: price.payable > 0 ? (paymentType?.code ?? "") : "",
  }
  return buildContentDigest(terms, orders.keys.digest)
}

/**
 * Saves what outlives the order: a new address, and consent to marketing. An unticked box does not
 * withdraw consent: that requires an explicit withdrawal.
 */
async function keepWishes(
  trx: OrderTrx,
  { userId, body }: PlaceWish,
  { address }: Checkout,
  { language, now }: { language: string; now: Date },
): Promise<void> {
  if (address !== null) await saveOrderAddress(trx, userId, address)
  if (body.marketing) await giveConsent(trx, { userId, by: "checkout", language, now })
}

/** Returns the same open order, updated from the latest request. */
async function repeatOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  open: Order,
  { body, language, requestDigest }: NewOrder,
): Promise<Placed> {
  const order = await trx
    .updateTable("orders")
    .set({
      ...{ marketing: body.marketing, language },
      ...(body.key && { idempotency_key: body.key, request_digest: requestDigest }),
    })
    .where("id", "=", open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return resumeOrder(trx, deps, order)
}

/**
 * Creates a new order that supersedes the cart's open one. Reserves its stock, unless the party has
 * reached the limit of unpaid reservations.
 */
async function makeOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  open: Order | null,
  wish: NewOrder,
): Promise<Placed> {
  const { lines } = wish.checkout.content
  const cancelling = { reason: cancelReasons.superseded, actor: "customer", now: wish.now } as const
  const freed = open === null ? new Map() : await cancelOpenOrder(trx, open, cancelling)
  const party = buildHoldParty(deps.orders, wish)
  const limit = wish.price.payable === 0 ? null : await findReachedHoldLimit(trx, deps, party)
  const refused = await moveStock(trx, freed, limit === null ? lines : [])
  if (refused !== null) return refused
  const order = await insertOrder(trx, deps.orders, wish, limit === null ? "reserved" : "released")
  if (limit === null) await beginHold(trx, order, party)
  else await queueHoldLetter(trx, deps, { order, limit, party })
  if (open !== null) {
    await trx
      .updateTable("orders")
      .set({ superseded_by: order.id })
      .where("id", "=", open.id)
      .execute()
  }
  const asked = await askForPayment(trx, deps, order)
  if (wish.price.payable === 0) await settleFreePayment(trx, deps, asked.payment)
  return asked
}

/**
 * Restocks the superseded order and takes stock for the new one; returns the rejection if it
 * cannot, or null.
 */
async function moveStock(
  trx: OrderTrx,
  freed: StockChange,
  lines: readonly CartLine[],
): Promise<{ refused: OrderRefusal } | null> {
  const wanted = lines.map(({ skuId, qty }) => ({ sku_id: skuId, qty }))
  const change = joinStockChanges(freed, buildStockChange(wanted, -1))
  const [short] = await changeStock(trx, change)
  if (short === undefined) return null
  const name = lines.find(({ skuId }) => skuId === short)?.productName ?? "Something"
  return refuseOrder(
    "out_of_stock",
    `Someone else just bought some of ${name}, and there aren’t enough left.`,
  )
}
