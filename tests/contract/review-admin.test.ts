import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { errorBodySchema } from "#lib/contract/error.ts"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import {
  createDeliveredProduct,
  createPublishedReview,
  type DeliveredProduct,
} from "#tests/factories/shop-review.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof reviewAdminCalls
const names = Object.keys(reviewAdminCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer
let ticketProduct: TicketProduct
let delivered: DeliveredProduct
let id: number

beforeAll(async () => {
  ann = await openShopCustomer()
  ticketProduct = await createTicketProduct()
  delivered = await createDeliveredProduct(ann, ticketProduct)
  id = await createPublishedReview(delivered)
})

afterAll(async () => {
  await ann.remove()
  await ticketProduct.clear()
})

/** Valid input of each call, as an administrator sends it. */
const inputs: Record<Name, () => object> = {
  listAdminReviews: () => ({ status: "published", page_size: 3 }),
  getAdminReview: () => ({ id }),
  requestReviews: () => ({ id: delivered.orderId }),
  replyToReview: () => ({ id, reply: "Thank you for coming." }),
  moderateReview: () => ({ id, decision: "publish" }),
}

describe("administrators' calls about reviews", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const response = await requestShopApi(reviewAdminCalls[name], {
      body: inputs[name](),
      token: adminToken,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    const body = reviewAdminCalls[name].response.parse(await response.json())
    expect(body).not.toMatchObject({ item: null })
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: inputs[name](), ...(token !== undefined && { token }) }
      const response = await requestShopApi(reviewAdminCalls[name], input)
      expect(response.status).toBe(status)
      errorBodySchema.parse(await response.json())
    }
  })
})
