import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { errorBodySchema } from "#lib/contract/error.ts"
import { questionAdminCalls } from "#lib/contract/question-admin-calls.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { submitProductQuestion } from "#tests/factories/shop-question.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof questionAdminCalls
const names = Object.keys(questionAdminCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer
let ticketProduct: TicketProduct
let id: number

beforeAll(async () => {
  ann = await openShopCustomer()
  ticketProduct = await createTicketProduct()
  id = await submitProductQuestion(ticketProduct.productId)
})

afterAll(async () => {
  await ann.remove()
  await ticketProduct.clear()
})

/** Valid input of each call, as an administrator sends it; the question is deleted last. */
const inputs: Record<Name, () => object> = {
  listAdminQuestions: () => ({ has_reply: false, page_size: 3 }),
  getAdminQuestion: () => ({ id }),
  replyToQuestion: () => ({ id, reply: "It does." }),
  publishQuestion: () => ({ id, publish: true }),
  deleteQuestion: () => ({ id }),
}

describe("administrators' calls about questions to products", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const response = await requestShopApi(questionAdminCalls[name], {
      body: inputs[name](),
      token: adminToken,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    const body = questionAdminCalls[name].response.parse(await response.json())
    expect(body).not.toMatchObject({ item: null })
    expect(body).not.toMatchObject({ success: false })
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: inputs[name](), ...(token !== undefined && { token }) }
      const response = await requestShopApi(questionAdminCalls[name], input)
      expect(response.status).toBe(status)
      errorBodySchema.parse(await response.json())
    }
  })
})
