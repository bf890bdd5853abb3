import { expect, it } from "@jest/globals"
import { marketingCalls } from "#lib/contract/marketing-calls.ts"
import { setupCalls } from "#lib/contract/setup-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

const { adminToken: token } = getRunningShop()
const { createFirstProduct, createFirstDelivery, updateHomePage, removeDemoContent } = setupCalls

/** Valid input of each call that changes nothing. */
const reads = [
  [setupCalls.getSetupStatus, {}],
  [marketingCalls.testDelivery, { postcode: "4680", suburb: "Calliope", items_amount: "10.00" }],
  [marketingCalls.simulatePromotion, { code: "NONE", lines: [{ sku_id: 1, qty: 1 }] }],
  [marketingCalls.listMissedSearches, { days: 7 }],
  [marketingCalls.listSubscribers, { state: "confirmed", page_size: 3 }],
  [marketingCalls.exportSubscribers, {}],
] as const

it.each(reads)("responds with a contract body: %j", async (call, body) => {
  const response = await requestShopApi(call, { body, token })
  expect(response.status).toBe(200)
  expect(response.headers.get("cache-control")).toBe("no-store")
  call.response.parse(await response.json())
})

/** Input that a call rejects, with the field that is wrong. */
const rejected = [
  [createFirstProduct, { name: " ", price: "1.00", stock: 1 }, "name"],
  [createFirstProduct, { name: "Mug", price: "1", stock: 1 }, "price"],
  [createFirstDelivery, { name: "Post", amount: "free" }, "amount"],
  [updateHomePage, { heading: "Hello", text: "" }, "text"],
  [removeDemoContent, { name: "Another shop" }, "name"],
  [marketingCalls.testDelivery, { postcode: "468" }, "postcode"],
] as const

it.each(rejected)("rejects %j with 400", async (call, body, field) => {
  const response = await requestShopApi(call, { body, token })
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).fields)).toContain(field)
})
