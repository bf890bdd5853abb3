import { randomBytes } from "node:crypto"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { eventually } from "./eventually.ts"
import { getRunningShop } from "./running-shop.ts"
import { admin } from "./shop-admin.ts"
import { askShop, type ShopCustomer } from "./shop-customer.ts"

/** A product of a test's own in the running shop: tickets for an event. Clear it after. */
export type ShopGoods = { productId: number; skuId: number; clear: () => Promise<unknown> }

/** Who buys, by the token they are signed in with. */
type Buyer = Pick<ShopCustomer, "access_token">

/** Puts tickets at $12.50 on sale, of which there are so many. */
export async function sellTickets(stock = 500): Promise<ShopGoods> {
  const slug = `trial-evening-${randomBytes(4).toString("hex")}`
  const event = { is_ticket: true, event_at: "2030-08-23T08:00:00Z", event_place: "The shed" }
  const productId = await admin.create("sell/product", { name: slug, url: slug, ...event })
  const sku = { product_id: productId, code: slug.toUpperCase(), price: "12.50", stock }
  const skuId = await admin.create("sell/sku", sku)
  return { productId, skuId, clear: () => admin.delete("sell/product", productId) }
}

/** Puts goods into the cart of who is signed in, and gives the id of the line. */
export async function addToOwnCart(who: Buyer, skuId: number, qty = 1): Promise<number> {
  const body = { sku: skuId, qty }
  const added = await askShop(shopperCalls.cartAdd, { body, token: who.access_token })
  const { id, message } = shopperCalls.cartAdd.answer.parse(await added.json())
  if (id === null) throw new Error(`The cart refused it: ${message}`)
  return id
}

/** Orders tickets, to be paid by card; a refusal fails the test. */
export async function placeOrder(
  who: Buyer,
  skuId: number,
  qty = 2,
): Promise<{ id: number; payment: string }> {
  await addToOwnCart(who, skuId, qty)
  const body = { paymentGateway: "card", url: buildReturnUrl() }
  const answer = await askShop(accountCalls.submitOrder, { body, token: who.access_token })
  const submitted = accountCalls.submitOrder.answer.parse(await answer.json())
  const { order_id: id, payment, message } = submitted
  if (id === null || payment === null) throw new Error(`The order was refused: ${message}`)
  return { id, payment }
}

/** Pays at the shop's practice gateway, and waits until the shop knows. */
export async function payInPractice(payment: string): Promise<void> {
  const { pathname } = new URL(payment, getRunningShop().apiOrigin)
  const pressed = await fetch(new URL(pathname, getRunningShop().apiOrigin), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision: "pay" }),
    signal: AbortSignal.timeout(20_000),
  })
  const back = new URL(pressed.headers.get("location") ?? "", getRunningShop().origin)
  const payum_token = back.searchParams.get("payum_token") ?? ""
  await eventually(10_000, async () => {
    const told = await askShop(restCalls.checkPaid, { query: { payum_token } })
    const { success } = restCalls.checkPaid.answer.parse(await told.json())
    if (!success) throw new Error("The shop does not know yet that it is paid.")
  })
}

/** An order of a customer that is paid: two tickets, unless wished otherwise. */
export async function buyTickets(who: Buyer, skuId: number, qty = 2): Promise<number> {
  const { id, payment } = await placeOrder(who, skuId, qty)
  await payInPractice(payment)
  return id
}

/** Where payers come back to, as a sender gives it. */
export function buildReturnUrl(): string {
  return Buffer.from(`${getRunningShop().origin}/payment-return`).toString("base64")
}
