import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { translationCalls } from "#lib/contract/translation-admin-calls.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof translationCalls
const names = Object.keys(translationCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer
let tickets: TicketProduct
beforeAll(async () => {
  ann = await openShopCustomer()
  tickets = await createTicketProduct()
})
afterAll(async () => {
  await request("saveTranslations", await buildSave(""))
  await tickets.clear()
  await ann.remove()
})

async function request<N extends Name>(name: N, body: object) {
  const response = await requestShopApi(translationCalls[name], { body, token: adminToken })
  expect([name, response.status]).toEqual([name, 200])
  return translationCalls[name].response.parse(await response.json())
}

const record = () => ({ language: "fr", kind: "product", record_id: tickets.productId })

/** Input that saves a translation of the product's name over the stored one. */
async function buildSave(text: string) {
  const { item } = translationCalls.getTranslations.response.parse(
    await request("getTranslations", record()),
  )
  const [name] = item?.data ?? []
  return { ...record(), texts: [{ field: name?.field, version: name?.version, text }] }
}

const file = () => ({
  language: "fr",
  name: "french.csv",
  text: `kind,record,field,translation\nproduct,${tickets.slug},name,Soirée\n`,
})

/** Valid input of each call, as an administrator sends it. */
const inputs: Record<Name, () => object | Promise<object>> = {
  listTranslationLanguages: () => ({}),
  listTranslations: () => ({ language: "fr", kind: "product", state: "open" }),
  getTranslations: record,
  saveTranslations: () => buildSave("Une soirée"),
  exportTranslations: () => ({ language: "fr", format: "xliff", state: "open" }),
  checkTranslationFile: file,
  importTranslations: file,
}

describe("administrators' calls about translations", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const body = await request(name, await inputs[name]())
    expect(body).not.toMatchObject({ item: null })
    expect(body).not.toMatchObject({ data: [] })
    if (name === "importTranslations") expect(body).toMatchObject({ changed: 1, issues: [] })
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: await inputs[name](), ...(token !== undefined && { token }) }
      expect((await requestShopApi(translationCalls[name], input)).status).toBe(status)
    }
  })
})
