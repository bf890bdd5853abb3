import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { productWorkCalls } from "#lib/contract/product-work-calls.ts"
import { createTicketProduct, type TicketProduct } from "#tests/factories/shop-order.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

type Name = keyof typeof productWorkCalls
const names = Object.keys(productWorkCalls) as Name[]
const { adminToken } = getRunningShop()
const made: number[] = []

let tickets: TicketProduct
let photo: { id: number; hash: string }
let groups: [number, number]

async function request<N extends Name>(name: N, body: object) {
  const response = await requestShopApi(productWorkCalls[name], { body, token: adminToken })
  expect([name, response.status]).toEqual([name, 200])
  expect(response.headers.get("cache-control")).toBe("no-store")
  return productWorkCalls[name].response.parse(await response.json())
}

beforeAll(async () => {
  tickets = await createTicketProduct()
  const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 100 } })
  const hash = data.find(({ image }) => image)?.image?.hash ?? ""
  const { item } = productWorkCalls.addPhoto.response.parse(
    await request("addPhoto", buildPhoto(hash)),
  )
  photo = { id: item.id, hash }
  const create = (url: string) => admin.create("cognito/group", { name: url, url })
  groups = [await create(`${tickets.slug}-a`), await create(`${tickets.slug}-b`)]
})
afterAll(async () => {
  for (const id of made) await admin.delete("sell/product", id)
  await tickets.clear()
  for (const id of groups.toReversed()) await admin.delete("cognito/group", id)
})

const buildPhoto = (key: string) => ({
  id: tickets.productId,
  model: "sell/product",
  uuid: crypto.randomUUID(),
  key,
})

const csv = () => ({
  name: "products.csv",
  text: `Handle,Title\n${tickets.slug},Evening ${Date.now()}\n`,
})

/** Valid input of each call, as an administrator sends it. */
const inputs: Record<Name, () => Promise<object>> = {
  startProduct: async () => {
    const url = `${tickets.slug}-new`
    return { name: "New", url, code: url.toUpperCase(), price: "5.00", stock: 1 }
  },
  duplicateProduct: async () => ({
    id: tickets.productId,
    name: "Copy",
    url: `${tickets.slug}-copy`,
  }),
  deleteProduct: async () => ({ id: made.pop() }),
  saveVariations: async () => ({
    id: tickets.productId,
    variations: [{ name: "Seat", options: [{ name: "Front" }, { name: "Back" }] }],
    sku_options: [{ id: tickets.skuId, options: { Seat: "Front" } }],
  }),
  addPhoto: async () => ({ ...buildPhoto(photo.hash), name: "Stage" }),
  sortPhotos: async () => ({ id: tickets.productId, photo_ids: [photo.id] }),
  updatePhoto: async () => ({ id: tickets.productId, photo_id: photo.id, name: "The stage" }),
  removePhoto: async () => ({ id: tickets.productId, photo_id: photo.id }),
  moveStock: async () => ({ id: tickets.skuId, change: 5, reason: "received", note: "Printed" }),
  listStockMovements: async () => ({ product_id: tickets.productId }),
  moveGroup: async () => ({ id: groups[1], parent_id: groups[0] }),
  checkImport: async () => csv(),
  importProducts: async () => csv(),
  exportProducts: async () => ({}),
}

describe("administrators' calls about products", () => {
  it.each(names)("respond to %s with a contract body", async (name) => {
    const body = await request(name, await inputs[name]())
    if (name === "startProduct" || name === "duplicateProduct") {
      const { item } = productWorkCalls.startProduct.response.parse(body)
      if (item !== null) made.push(item.id)
    }
    if (name !== "deleteProduct") expect(body).not.toMatchObject({ item: null })
    expect(body).not.toMatchObject({ data: [] })
  })
})
