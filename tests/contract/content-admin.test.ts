import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { contentAdminCalls } from "#lib/contract/content-admin-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof contentAdminCalls
const names = Object.keys(contentAdminCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer

beforeAll(async () => {
  ann = await openShopCustomer()
})

afterAll(() => ann.remove())

/** Valid input of each call; there is no such submission or voucher. */
const inputs: Record<Name, object> = {
  markSubmission: { id: 2_147_483_647, replied: true },
  exportSubmissions: { replied: false },
  getSubmissionRetention: {},
  voidGiftVoucher: { id: "00000000-0000-4000-8000-000000000000", reason: "Sent twice" },
}

describe("administrators' calls about form submissions and vouchers", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const input = { body: inputs[name], token: adminToken }
    const response = await requestShopApi(contentAdminCalls[name], input)
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
    contentAdminCalls[name].response.parse(await response.json())
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: inputs[name], ...(token !== undefined && { token }) }
      const response = await requestShopApi(contentAdminCalls[name], input)
      expect(response.status).toBe(status)
      errorBodySchema.parse(await response.json())
    }
  })
})
