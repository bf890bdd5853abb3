import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { marketingCalls } from "#lib/contract/marketing-calls.ts"
import { questionAdminCalls } from "#lib/contract/question-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const now = new Date("2026-11-27T00:00:00Z")
let backend: TestBackend
let ids: { product: number; sku: number; group: number }
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now })
  const group = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  const product = await backend.create("sell/product", {
    name: "Mug",
    url: "mug",
    group_ids: [group],
  })
  const sku = await backend.create("sell/sku", { product_id: product, code: "MUG", price: "20.00" })
  ids = { product, sku, group }
  const region_id = await backend.create("sell/shipping_region", { name: "Gladstone" })
  await backend.create("sell/shipping_region_postcode", {
    region_id,
    first_postcode: "4680",
    last_postcode: "4680",
  })
  const shipping_type_id = await backend.create("sell/shipping_type", { name: "Van" })
  const cost = { shipping_type_id, region_id, amount: "5.00", free_over: "50.00" }
  await backend.create("sell/shipping_cost", cost)
})
afterAll(() => backend.close())

async function send<C extends RestCall>(call: C, payload: object) {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1${call.path}`,
    payload,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  return { status: response.statusCode, json: response.json() }
}

describe("the test of a destination", () => {
  it("has its regions, and prices by the rules of the checkout", async () => {
    const { testDelivery: call } = marketingCalls
    const { json } = await send(call, { postcode: "4680", items_amount: "50.00" })
    expect(json).toMatchObject({
      regions: [{ name: "Gladstone" }],
      data: [{ shipping_name: "Van", amount: "5.00", free_over: "50.00" }],
      needs_quote: false,
    })
    const free = await send(call, { postcode: "4680", items_amount: "50.01" })
    expect(free.json.data[0].amount).toBe("0.00")
  })

  it("says what customers read where nothing is offered", async () => {
    const { json } = await send(marketingCalls.testDelivery, { postcode: "0800" })
    expect(json).toMatchObject({ regions: [], data: [], needs_quote: true })
    expect(json.message).toContain("0800")
  })
})

describe("the simulation of a promotion code", () => {
  const simulate = async (more: object = {}) =>
    (
      await send(marketingCalls.simulatePromotion, {
        code: "ten",
        lines: [{ sku_id: ids.sku, qty: 2 }],
        ...more,
      })
    ).json

  it("takes off what the checkout would, and stores nothing", async () => {
    await backend.create("sell/promotion", {
      code: "TEN",
      percent_basis_points: 1_000,
      group_ids: [ids.group],
      min_spend: "30.00",
    })
    expect(await simulate()).toMatchObject({
      is_accepted: true,
      lines: [{ name: "Mug", qty: 2, unit_price: "20.00", is_in_scope: true }],
      subtotal: "40.00",
      discount: "4.00",
      total: "36.00",
    })
    const { db } = backend.database
    expect(await db.selectFrom("carts").selectAll().execute()).toEqual([])
  })

  it("says why it takes nothing off", async () => {
    const poor = await simulate({ lines: [{ sku_id: ids.sku, qty: 1 }] })
    expect(poor).toMatchObject({ is_accepted: false, discount: "0.00" })
    expect(poor.message).toContain("$30.00")
    expect((await simulate({ code: "NONE" })).detail.code).toBe("promotion_unknown")
    expect((await simulate({ lines: [{ sku_id: 999, qty: 1 }] })).detail.code).toBe(
      "promotion_no_items",
    )
  })
})

describe("the newsletter's subscribers", () => {
  beforeAll(async () => {
    const { db } = backend.database
    const common = { source: "page", wording: "News, please", wording_version: "1" }
    for (const [email, confirmed_at] of [
      ["=ann@example.com", now],
      ["bob@example.com", null],
    ] as const) {
      const row = Object.assign({ email, confirmed_at, requested_at: now }, common)
      await db.insertInto("newsletter_subscriptions").values(row).execute()
    }
  })

  it("are listed by state and by a part of their address", async () => {
    const { listSubscribers: call } = marketingCalls
    expect((await send(call, {})).json.count).toBe(2)
    const unconfirmed = await send(call, { state: "unconfirmed" })
    expect(unconfirmed.json.data).toMatchObject([{ email: "bob@example.com", confirmed_at: null }])
    expect((await send(call, { search: "ANN" })).json.count).toBe(1)
  })

  it("are exported if confirmed, with the wording, and no cell is a formula", async () => {
    const { json } = await send(marketingCalls.exportSubscribers, {})
    const text = Buffer.from(json.item.data, "base64").toString()
    expect(text.split("\r\n").filter((line) => line !== "")).toHaveLength(2)
    expect(text).toContain("'=ann@example.com")
    expect(text).toContain("News, please")
    expect(text).not.toContain("bob@")
  })
})

it("searches in vain are counted within the period", async () => {
  const rows = [
    { day: "2026-11-26", words: "teapot", count: 2 },
    { day: "2026-11-20", words: "teapot", count: 1 },
    { day: "2026-09-01", words: "kettle", count: 9 },
  ]
  await backend.database.db.insertInto("missed_searches").values(rows).execute()
  const { json } = await send(marketingCalls.listMissedSearches, { days: 30 })
  expect(json.data).toEqual([{ words: "teapot", count: 3, last_day: "2026-11-26" }])
})

describe("questions to products", () => {
  let id: number
  beforeAll(async () => {
    const row = { product_id: ids.product, name: "Ann", question: "Big?", may_publish: true }
    const created = await backend.database.db
      .insertInto("product_questions")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow()
    id = created.id
  })
  const { getAdminQuestion, replyToQuestion, publishQuestion, deleteQuestion } = questionAdminCalls
  const read = async () => (await send(getAdminQuestion, { id })).json.item

  it("are not changed over what somebody else has changed in the meantime", async () => {
    const { version } = await read()
    expect((await send(replyToQuestion, { id, version, reply: "Yes." })).status).toBe(200)
    for (const [call, more] of [
      [replyToQuestion, { reply: "No." }],
      [publishQuestion, { publish: true }],
      [deleteQuestion, {}],
    ] as const) {
      const { status, json } = await send(call, Object.assign({ id, version }, more))
      expect([call.path, status, json.detail.code]).toEqual([call.path, 409, "record_changed"])
      expect(json.item.reply).toBe("Yes.")
    }
    const current = await read()
    const published = await send(publishQuestion, { id, version: current.version, publish: true })
    expect(published.json.item.is_published).toBe(true)
  })

  it("are found by their state and by words", async () => {
    const { listAdminQuestions: call } = questionAdminCalls
    expect((await send(call, { is_published: true, search: "mug" })).json.count).toBe(1)
    expect((await send(call, { is_published: false })).json.count).toBe(0)
    expect((await send(call, { search: "teapot" })).json.count).toBe(0)
  })
})
