import type { CartLine } from "#backend/cart/cart-content.ts"
import { findLockedCustomerCart } from "#backend/cart/customer-cart.ts"
import { saveConsent } from "#backend/consents/consents.ts"
import { isSelling, shopClosed } from "#backend/content/site.ts"
import { handleFreePayment } from "#backend/payments/start-payment.ts"
import { getDispatchCalendar } from "#backend/settings/site-settings.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { getShopDay } from "#lib/contract/rules/business-days.ts"
import { openStatuses } from "#lib/contract/rules/order-status.ts"
import { cancelOpenOrder, cancelReasons } from "./cancel-order.ts"
import {
  type Checkout,
  resolveCheckout,
  resolveCheckoutPrice,
  validateCheckoutPrice,
} from "./checkout.ts"
import { enqueueHoldLimitEmail } from "./hold-limit.ts"
import {
  buildOrderRejection,
  lockCustomer,
  type Order,
  type OrderRejection,
  type OrderTrx,
  resolveOrderArrival,
} from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import { createOrderPayment, type OrderWithPayment } from "./order-payment.ts"
import { buildContentDigest, buildRequestDigest, saveOrderAddress } from "./order-terms.ts"
import { resumeOrder } from "./resume-order.ts"
import { type NewOrder, saveOrder } from "./save-order.ts"
import { buildHoldParty, findReachedHoldLimit, startStockHold } from "./stock-holds.ts"
import { getAvailableCreditCents } from "./store-credit.ts"
import {
  buildStockChange,
  mergeStockChanges,
  type StockChange,
  updateStock,
} from "./update-stock.ts"

/** The customer, a digest of the client's network, and the request body. */
export type PlaceOrderCommand = Pick<NewOrder, "userId" | "network" | "body">
type Placed = Result<OrderWithPayment, OrderRejection>

/**
 * Creates an order from the customer's cart at current prices, reserves its stock and creates its
 * payment; or returns the order that this request repeats (idempotency key or equal content). A
 * rejected order leaves nothing behind if the transaction is rolled back.
 */
export async function placeOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  input: PlaceOrderCommand,
): Promise<Placed> {
  const { userId, body } = input
  const now = deps.now()
  const cart = await findLockedCustomerCart(trx, userId)
  const requestDigest = buildRequestDigest(body, deps.orders.keys.digest)
  const known = await findByKey(trx, input)
  if (known !== null) {
    if (known.request_digest !== requestDigest) return buildOrderRejection("key_reused", reusedKey)
    if (known.status !== "cancelled") return resume(trx, deps, known)
    if (known.superseded_by !== null) return buildOrderRejection("key_reused", reusedKey)
    await freeKey(trx, known)
  }
  if (!(await isSelling(trx))) return buildOrderRejection("unavailable", shopClosed)
  if (cart === null) return buildOrderRejection("empty", { code: "cart_empty" })
  const resolved = await resolveCheckout(trx, { cartId: cart.id, userId, body, now })
  if (!resolved.ok) return resolved
  const checkout = resolved.value
  const { email, language } = await lockCustomer(trx, userId)
  const open = await findOpenOrder(trx, cart.id)
  const credit = body.use_credit
    ? await getAvailableCreditCents(trx, userId, open?.credit_cents ?? 0)
    : 0
  const { leastCents } = deps.payments.gateway
  const price = resolveCheckoutPrice(checkout, { creditCents: credit, leastCents })
  const valid = validateCheckoutPrice(price, checkout, { expected: body, leastCents })
  if (!valid.ok) return valid
  const contentDigest = digestContent(deps, input, { checkout, price })
  await saveCheckoutChoices(trx, input, checkout, { language, now })
  const calendar = await getDispatchCalendar(trx)
  const arrival = resolveOrderArrival(
    checkout,
    calendar && { orderedOn: getShopDay(now), calendar },
  )
  const terms = { email, language, checkout, price, arrival }
  const order = { ...input, ...terms, requestDigest, contentDigest, now }
  return open?.content_digest === contentDigest
    ? repeatOrder(trx, deps, open, order)
    : makeOrder(trx, deps, open, order)
}

async function resume(trx: OrderTrx, deps: OrderDeps, order: Order): Promise<Placed> {
  return { ok: true, value: await resumeOrder(trx, deps, order) }
}

const reusedKey: ErrorDetail = { code: "order_key_reused" }

/** Returns the customer's order with this idempotency key; null if there is none. */
async function findByKey(
  trx: OrderTrx,
  { userId, body }: PlaceOrderCommand,
): Promise<Order | null> {
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
  { body }: PlaceOrderCommand,
  { checkout, price }: Pick<NewOrder, "checkout" | "price">,
): string {
  const { content, address, option, promotion, paymentType } = checkout
  const terms = {
    lines: content.lines,
    address,
    price,
    note: body.note,
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
async function saveCheckoutChoices(
  trx: OrderTrx,
  { userId, body }: PlaceOrderCommand,
  { address }: Checkout,
  { language, now }: { language: string; now: Date },
): Promise<void> {
  if (address !== null) await saveOrderAddress(trx, userId, address)
  if (body.marketing) await saveConsent(trx, { userId, by: "checkout", language, now })
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
      marketing: body.marketing,
      language,
      ...(body.key && { idempotency_key: body.key, request_digest: requestDigest }),
    })
    .where("id", "=", open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return resume(trx, deps, order)
}

/**
 * Creates a new order that supersedes the cart's open one. Reserves its stock, unless the party has
 * reached the limit of unpaid reservations.
 */
async function makeOrder(
  trx: OrderTrx,
  deps: OrderDeps,
  open: Order | null,
  input: NewOrder,
): Promise<Placed> {
  const { lines } = input.checkout.content
  const cancelling = {
    reason: cancelReasons.superseded,
    actor: "customer",
    now: input.now,
  } as const
  const freed = open === null ? new Map() : await cancelOpenOrder(trx, open, cancelling)
  const party = buildHoldParty(deps.orders, input)
  const limit = input.price.payable === 0 ? null : await findReachedHoldLimit(trx, deps, party)
  const moved = await moveStock(trx, freed, limit === null ? lines : [])
  if (!moved.ok) return moved
  const order = await saveOrder(trx, deps.orders, input, limit === null ? "reserved" : "released")
  if (limit === null) await startStockHold(trx, order, party)
  else await enqueueHoldLimitEmail(trx, deps, { order, limit, party })
  if (open !== null) {
    await trx
      .updateTable("orders")
      .set({ superseded_by: order.id })
      .where("id", "=", open.id)
      .execute()
  }
  const orderWithPayment = await createOrderPayment(trx, deps, order)
  if (input.price.payable === 0) await handleFreePayment(trx, deps, orderWithPayment.payment)
  return { ok: true, value: orderWithPayment }
}

/**
 * Restocks the superseded order and takes stock for the new one; returns the rejection if it
 * cannot.
 */
async function moveStock(
  trx: OrderTrx,
  freed: StockChange,
  lines: readonly CartLine[],
): Promise<Result<null, OrderRejection>> {
  const wanted = lines.map(({ skuId, qty }) => ({ sku_id: skuId, qty }))
  const change = mergeStockChanges(freed, buildStockChange(wanted, -1))
  const [short] = await updateStock(trx, change)
  if (short === undefined) return { ok: true, value: null }
  const name = lines.find(({ skuId }) => skuId === short)?.productName ?? "Something"
  return buildOrderRejection("out_of_stock", { code: "order_stock_taken", params: { name } })
}
