import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { customerAdminCalls } from "#lib/contract/customer-admin-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof customerAdminCalls
const names = Object.keys(customerAdminCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer
/** The customer that the calls are about, erased by the last one. */
let erased: ShopCustomer

beforeAll(async () => {
  ann = await openShopCustomer()
  erased = await openShopCustomer()
})
afterAll(async () => {
  await ann.remove()
})

/** Valid input of each call, as an administrator sends it; the customer is erased last. */
const inputs: Record<Name, () => object> = {
  getCustomer: () => ({ id: erased.id }),
  withdrawMarketing: () => ({ id: erased.id }),
  exportCustomer: () => ({ id: erased.id, email: erased.email }),
  eraseCustomer: () => ({ id: erased.id, email: erased.email }),
}

describe("administrators' calls about customers", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const input = { body: inputs[name](), token: adminToken }
    const response = await requestShopApi(customerAdminCalls[name], input)
    expect([name, response.status]).toEqual([name, 200])
    const body = customerAdminCalls[name].response.parse(await response.json())
    expect(body).not.toMatchObject({ item: null })
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: inputs[name](), ...(token !== undefined && { token }) }
      expect((await requestShopApi(customerAdminCalls[name], input)).status).toBe(status)
    }
  })
})
