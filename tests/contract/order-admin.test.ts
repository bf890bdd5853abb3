import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { modelRecordSchema } from "#lib/contract/model-call.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { buildListSchema } from "#lib/contract/primitives.ts"
import { buildCall } from "#lib/contract/rest-call.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import {
  createPaidOrder,
  createTicketProduct,
  createUnpaidOrder,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  createEmailAddress,
  openShopCustomer,
  requestShopApi,
  type ShopCallInput,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

const shippingTypes = buildCall("POST", "/sell/shipping_type/list", {
  response: buildListSchema(modelRecordSchema.extend({ is_pick_up: z.boolean() })),
})

type Name = keyof typeof orderAdminCalls
const names = Object.keys(orderAdminCalls) as Name[]
const { adminToken } = getRunningShop()

let ann: ShopCustomer
let ticketProduct: TicketProduct
let soldOut: TicketProduct
/** A product that is picked up. */
let pickUpProduct: TicketProduct

beforeAll(async () => {
  ann = await openShopCustomer()
  ticketProduct = await createTicketProduct()
  soldOut = await createTicketProduct(0)
  pickUpProduct = await createTicketProduct()
  await admin.update("sell/product", pickUpProduct.productId, { is_ticket: false, event_at: null })
})

afterAll(async () => {
  await ann.remove()
  await ticketProduct.clear()
  await soldOut.clear()
  await pickUpProduct.clear()
})

const buy = () => createPaidOrder(ann, ticketProduct.skuId)

/** Valid input of each call, as an administrator sends it. */
const inputs: Record<Name, () => Promise<ShopCallInput>> = {
  listOrders: async () => {
    await buy()
    return { body: { status: "paid", page_size: 3 } }
  },
  getOrder: async () => ({ body: { id: await buy() } }),
  moveOrder: async () => ({ body: { id: await buy(), status: "processing" } }),
  cancelOrder: async () => ({
    body: {
      id: (await createUnpaidOrder(ann, ticketProduct.skuId)).id,
      reason: "Requested by telephone",
    },
  }),
  refundOrder: async () => ({ body: { id: await buy(), reason: "Fell ill", restock: true } }),
  moveOrders: async () => ({
    body: { orders: [{ id: await buy() }, { id: await buy() }], status: "processing" },
  }),
  shipOrder: async () => {
    const types = await requestShopApi(shippingTypes, { body: {}, token: adminToken })
    const { data } = shippingTypes.response.parse(await types.json())
    const pickUp = data.find((type) => type.is_pick_up && type.enabled)?.id ?? 0
    const id = await createPaidOrder(ann, pickUpProduct.skuId, 2, { shipping_option_id: pickUp })
    const order = await change("getOrder", { id })
    const line = orderAdminCalls.getOrder.response.parse(order).item?.lines[0]?.id
    return { body: { id, lines: [{ order_line_id: line, qty: 1 }] } }
  },
  refundPart: async () => ({ body: { id: await buy(), amount: "1.00", reason: "Late" } }),
  resendOrderMail: async () => ({ body: { id: await buy(), mail: "confirmation" } }),
  addOrderNote: async () => ({
    body: { id: await buy(), note: "Rings before noon.\nDoor at the back." },
  }),
  exportOrders: async () => ({ body: { status: "paid" } }),
  listStockAlerts: async () => {
    const body = { sku: soldOut.skuId, email: createEmailAddress() }
    const requested = await requestShopApi(shopperCalls.requestStockAlert, { body })
    expect(requested.status).toBe(200)
    return { body: { page_size: 3 } }
  },
}

async function change<N extends Name>(name: N, body: object) {
  const response = await requestShopApi(orderAdminCalls[name], { body, token: adminToken })
  expect([name, response.status]).toEqual([name, 200])
  return orderAdminCalls[name].response.parse(await response.json())
}

async function requestError(name: Name, body: object, token: string | null = adminToken) {
  const response = await requestShopApi(orderAdminCalls[name], { body, token })
  expect(response.headers.get("cache-control")).toBe("no-store")
  return { status: response.status, ...errorBodySchema.parse(await response.json()) }
}

describe("order administration responses", () => {
  it.each(names)(
    "responds to %s with a contract body and cache-control: no-store",
    async (name) => {
      const input = await inputs[name]()
      const response = await requestShopApi(orderAdminCalls[name], { ...input, token: adminToken })
      expect(response.status).toBe(200)
      expect(response.headers.get("cache-control")).toBe("no-store")
      const body = orderAdminCalls[name].response.parse(await response.json())
      expect(body).not.toMatchObject({ item: null })
      expect(body).not.toMatchObject({ data: [] })
    },
  )

  it("moves an order to completion, records each status and shows it to the customer", async () => {
    const id = await buy()
    await change("moveOrder", { id, status: "processing" })
    const carrier = { carrier: "Australia Post", tracking_number: "33ABC0123" }
    await change("moveOrder", { id, status: "shipped", ...carrier })
    const done = await change("moveOrder", { id, status: "completed" })
    expect(done).toMatchObject({
      item: { id, status: "completed", user_id: ann.id, payment: { status: "paid" }, ...carrier },
    })
    const steps = orderAdminCalls.moveOrder.response.parse(done).item?.events.map(({ to }) => to)
    expect(steps?.slice(-4)).toEqual(["paid", "processing", "shipped", "completed"])
    const seen = await requestShopApi(accountCalls.getInvoice, {
      params: { id: String(id) },
      token: ann.access_token,
    })
    expect(await seen.json()).toMatchObject({ item: { status: "completed", ...carrier } })
  })
})

describe("order administration rejections", () => {
  it("rejects an invalid status change with 409 and leaves the order unchanged", async () => {
    const id = await buy()
    const tries = [
      ["moveOrder", { id, status: "shipped" }],
      ["moveOrder", { id, status: "completed" }],
      ["cancelOrder", { id }],
    ] as const
    for (const [name, body] of tries) {
      expect(await requestError(name, body)).toMatchObject({ status: 409, code: "CONFLICT" })
    }
    const open = await createUnpaidOrder(ann, ticketProduct.skuId)
    for (const name of ["moveOrder", "refundOrder"] as const) {
      const body = { id: open.id, status: "processing" }
      expect(await requestError(name, body)).toMatchObject({ status: 409, code: "CONFLICT" })
    }
    expect(await change("getOrder", { id })).toMatchObject({ item: { status: "paid" } })
    await change("cancelOrder", { id: open.id })
  })

  it.each(names)(
    "rejects %s without a token with 401 and for a customer with 403",
    async (name) => {
      const body = { id: 1, status: "processing" }
      const anonymous = await requestError(name, body, null)
      expect(anonymous).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
      const customer = await requestError(name, body, ann.access_token)
      expect(customer).toMatchObject({ status: 403, code: "FORBIDDEN" })
    },
  )

  it.each([
    ["moveOrder", { id: 1, status: "paid" }],
    ["moveOrder", { status: "shipped" }],
    ["getOrder", { id: "1" }],
    ["listOrders", { page_size: 1_000 }],
    ["refundOrder", {}],
    ["cancelOrder", { id: 0 }],
  ] as const)("rejects %s of %j with 400", async (name, body) => {
    expect(await requestError(name, body)).toMatchObject({ status: 400, code: "BAD_REQUEST" })
  })

  it("returns a null item for an order that does not exist", async () => {
    expect(await change("getOrder", { id: 2_147_483_647 })).toEqual({ item: null })
  })
})
