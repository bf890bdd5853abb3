import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { getRunningShop } from "../support/running-shop.ts"
import { fetchFromEmail, requestShopApi, type ShopCustomer } from "../support/shop-customer.ts"
import { createPaidOrder, type TicketProduct } from "./shop-order.ts"

/** A product that a customer received, with the token of the email that requests its review. */
export type DeliveredProduct = { orderId: number; productId: number; token: string }

/** Sells a product to a customer, delivers it, and reads the token from the email. */
export async function createDeliveredProduct(
  who: Pick<ShopCustomer, "access_token" | "email">,
  { productId, skuId }: Pick<TicketProduct, "productId" | "skuId">,
): Promise<DeliveredProduct> {
  const orderId = await createPaidOrder(who, skuId)
  for (const status of ["processing", "shipped", "completed"])
    await requestAsAdmin(orderAdminCalls.moveOrder, { id: orderId, status })
  await requestAsAdmin(reviewAdminCalls.requestReviews, { id: orderId })
  const token = await fetchFromEmail(who.email, /\/review\/([\w-]{43})/)
  return { orderId, productId, token }
}

/** Writes a review of a delivered product and publishes it. Returns its id. */
export async function createPublishedReview(
  { token, productId }: DeliveredProduct,
  part: { stars?: number; title?: string; content?: string; author_name?: string } = {},
): Promise<number> {
  const review = { stars: 4, title: "Good fun", content: "We laughed a lot.", ...part }
  await requestShopApi(shopperCalls.saveReview, {
    body: { token, product_id: productId, ...review },
  })
  const listed = await requestAsAdmin(reviewAdminCalls.listAdminReviews, { page_size: 100 })
  const { data } = reviewAdminCalls.listAdminReviews.response.parse(listed)
  const id = data.find(({ product_id }) => product_id === productId)?.id
  if (id === undefined) throw new Error("The review was not stored.")
  await requestAsAdmin(reviewAdminCalls.moderateReview, { id, decision: "publish" })
  return id
}

async function requestAsAdmin(call: RestCall, body: object): Promise<unknown> {
  const response = await requestShopApi(call, { body, token: getRunningShop().adminToken })
  if (!response.ok) throw new Error(`${call.path}: ${response.status} ${await response.text()}`)
  return response.json()
}
