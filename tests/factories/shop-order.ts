import { randomBytes } from "node:crypto"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { eventually } from "../assertions/eventually.ts"
import { getRunningShop } from "../support/running-shop.ts"
import { admin } from "../support/shop-admin.ts"
import { requestShopApi, type ShopCustomer } from "../support/shop-customer.ts"

/** Tickets for an event, a product for one test in the running shop. Clear it afterwards. */
export type TicketProduct = {
  slug: string
  productId: number
  skuId: number
  clear: () => Promise<unknown>
}

/** A signed-in customer. */
type Buyer = Pick<ShopCustomer, "access_token">

/** Creates tickets at $12.50 with this stock. */
export async function createTicketProduct(stock = 500): Promise<TicketProduct> {
  const slug = `trial-evening-${randomBytes(4).toString("hex")}`
  const event = { is_ticket: true, event_at: "2030-08-23T08:00:00Z", event_place: "The shed" }
  const productId = await admin.create("sell/product", { name: slug, url: slug, ...event })
  const sku = { product_id: productId, code: slug.toUpperCase(), price: "12.50", stock }
  const skuId = await admin.create("sell/sku", sku)
  return { slug, productId, skuId, clear: () => admin.clearProduct(productId) }
}

/** Adds a SKU to a signed-in customer's cart. Returns the id of the cart line. */
export async function addToCustomerCart(who: Buyer, skuId: number, qty = 1): Promise<number> {
  const body = { sku: skuId, qty }
  const added = await requestShopApi(shopperCalls.cartAdd, { body, token: who.access_token })
  const { id, message } = shopperCalls.cartAdd.response.parse(await added.json())
  if (id === null) throw new Error(`The cart rejected it: ${message}`)
  return id
}

/** Orders tickets, to be paid by card. A rejection fails the test. */
export async function createUnpaidOrder(
  who: Buyer,
  skuId: number,
  qty = 2,
  more: { shipping_option_id?: number; address?: object } = {},
): Promise<{ id: number; payment: string }> {
  await addToCustomerCart(who, skuId, qty)
  const body = { paymentGateway: "card", url: buildReturnUrl(), ...more }
  const response = await requestShopApi(accountCalls.submitOrder, { body, token: who.access_token })
  const submitted = accountCalls.submitOrder.response.parse(await response.json())
  const { order_id: id, payment, message } = submitted
  if (id === null || payment === null) throw new Error(`The order was rejected: ${message}`)
  return { id, payment }
}

/** Pays at the sandbox gateway and waits until the shop reports the payment. */
export async function sendSandboxPayment(payment: string): Promise<void> {
  const { pathname } = new URL(payment, getRunningShop().apiOrigin)
  const pressed = await fetch(new URL(pathname, getRunningShop().apiOrigin), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision: "pay" }),
    signal: AbortSignal.timeout(30_000),
  })
  const back = new URL(pressed.headers.get("location") ?? "", getRunningShop().origin)
  const payum_token = back.searchParams.get("payum_token") ?? ""
  await eventually(30_000, async () => {
    const response = await requestShopApi(restCalls.checkPaid, { query: { payum_token } })
    const { success } = restCalls.checkPaid.response.parse(await response.json())
    if (!success) throw new Error("The shop does not know yet that it is paid.")
  })
}

/** Creates a paid order, by default of two tickets. Returns its id. */
export async function createPaidOrder(
  who: Buyer,
  skuId: number,
  qty = 2,
  more: { shipping_option_id?: number; address?: object } = {},
): Promise<number> {
  const { id, payment } = await createUnpaidOrder(who, skuId, qty, more)
  await sendSandboxPayment(payment)
  return id
}

/** Builds the return URL of a payment in the format of the API: Base64. */
export function buildReturnUrl(): string {
  return Buffer.from(`${getRunningShop().origin}/payment-return`).toString("base64")
}
