import { afterAll, beforeAll } from "@jest/globals"
import { cartChangeSchema, cartSchema } from "#lib/contract/cart.ts"
import { createShopShipping } from "#tests/factories/delivery-rows.ts"
import { type CustomerFixture, createCustomerFixture } from "#tests/fixtures/customer.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

let fixture: CustomerFixture
let sku: number
beforeAll(async () => {
  fixture = await createCustomerFixture()
  const { db } = fixture.database
  await createShopShipping(db)
  const productId = await createProductRow(db, "resin", { skus: [{ stock: 900 }] })
  const found = await db
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", productId)
    .executeTakeFirstOrThrow()
  sku = found.id
})
afterAll(() => fixture.close())

async function send(call: string, payload: object | string, token?: string) {
  const response = await fixture.app.inject({
    method: "POST",
    url: `/api/v1/sell/cart/${call}`,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const change = async (call: string, payload: object, token?: string) =>
  cartChangeSchema.parse((await send(call, payload, token)).body)
const getCart = async (payload: object, token?: string) =>
  cartSchema.parse((await send("getCart", payload, token)).body)

describe("the cart API", () => {
  it("serves a guest from the first item in the cart to its removal", async () => {
    const { sessionKey: session, id } = await change("cartAdd", { sku, qty: 2 })
    expect(await change("cartUpdate", { session, id, qty: 3 })).toMatchObject({ item_count: 3 })
    expect(await getCart({ session })).toMatchObject({ item_count: 3, subtotal: "74.85" })
    expect(await change("cartRemove", { session, id })).toMatchObject({ item_count: 0 })
  })

  it("has no GST while the seller is not registered for it", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku, qty: 2 })
    expect(await getCart({ session })).toMatchObject({ subtotal: "49.90", total_tax: "4.54" })
    const { db } = fixture.database
    const { config } = await db.selectFrom("domains").select("config").executeTakeFirstOrThrow()
    const setConfig = (value: object) =>
      db
        .updateTable("domains")
        .set({ config: JSON.stringify(value) })
        .execute()
    await setConfig(Object.assign({}, config, { tax: { gst_registered: false } }))
    expect(await getCart({ session })).toMatchObject({ subtotal: "49.90", total_tax: "0.00" })
    await setConfig(Object(config))
  })

  it("serves customers their own cart, whatever session key they send", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku, qty: 2 })
    const { access_token } = await fixture.welcome()
    expect(await getCart({ session }, access_token)).toMatchObject({
      item_count: 0,
      sessionKey: null,
    })
    expect(await change("cartAdd", { sku, session }, access_token)).toMatchObject({
      item_count: 1,
      sessionKey: null,
    })
    expect(await getCart({ session })).toMatchObject({ item_count: 2 })
  })

  it("merges a guest's cart once and does nothing the second time", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku, qty: 2 })
    const { access_token } = await fixture.welcome()
    for (let time = 0; time < 2; time++) {
      const merged = await change("mergeCart", { session }, access_token)
      expect(merged).toMatchObject({ success: true, item_count: 2 })
    }
  })

  it("quotes delivery before anything is in a cart", async () => {
    const { body } = await send("shippingQuote", { suburb: "Calliope", postcode: "4680" })
    expect(body).toMatchObject({
      needs_quote: false,
      message: "",
      data: [
        { shipping_name: "Standard Post", amount: "10.60" },
        { shipping_name: "Express Post", amount: "14.10" },
        { shipping_name: "Local delivery", amount: "0.00" },
        { shipping_name: "Pick up", is_pick_up: true },
      ],
    })
  })

  it("accepts a quote request and enqueues its emails", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku })
    const address = {
      first_name: "Ann",
      last_name: "Example",
      email: "ann@example.com",
      street_address: "1 Reef Street",
      city: "Perth",
      state: "WA",
      postcode: "6000",
    }
    const { body } = await send("requestShippingQuote", { session, address })
    expect(body).toMatchObject({ success: true })
    const mails = await fixture.database.db.selectFrom("mail_outbox").select("subject").execute()
    expect(mails).toContainEqual({ subject: "Delivery quote wanted: 6000 Perth" })
  })
})

describe("validation of the cart API", () => {
  it.each(["-1", "0", "1.5", "1e9", '"1e1"', '"2"', "1000", "null", "true"])(
    "rejects a quantity of %s with a message and changes nothing",
    async (qty) => {
      const { sessionKey: session, id } = await change("cartAdd", { sku, qty: 2 })
      for (const [call, field] of [
        ["cartAdd", "sku"],
        ["cartUpdate", "id"],
      ] as const) {
        const value = field === "sku" ? sku : id
        const body = `{"${field}":${value},"qty":${qty},"session":"${session}"}`
        const response = await send(call, body)
        expect(response).toMatchObject({
          status: 400,
          body: { fields: { qty: "Enter a whole number from 1 to 999." } },
        })
      }
      expect(await getCart({ session })).toMatchObject({ item_count: 2 })
    },
  )

  it("rejects a body that is not JSON, such as a quantity of NaN", async () => {
    expect(await send("cartAdd", `{"sku":${sku},"qty":NaN}`)).toMatchObject({ status: 400 })
  })

  it("rejects a text that is too long for its add-on, by name", async () => {
    const addons = [{ id: 1, value: "x".repeat(4_000) }]
    expect(await change("cartAdd", { sku, addons })).toMatchObject({
      success: false,
      code: "addons",
    })
  })

  it("rejects a destination outside Australia, or an invalid one, with a message", async () => {
    const abroad = { suburb: "Auckland", postcode: "1010", country: "NZ" }
    expect(await send("shippingQuote", abroad)).toMatchObject({
      status: 400,
      body: { fields: { country: "We deliver within Australia only." } },
    })
    expect(await send("shippingQuote", { postcode: "46" })).toMatchObject({ status: 400 })
  })

  it("rejects a merge without a signed-in user", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku })
    expect(await send("mergeCart", { session })).toMatchObject({ status: 401 })
    expect(await getCart({ session })).toMatchObject({ item_count: 1 })
  })

  it("rejects an invalid token before anything is done as a guest", async () => {
    const { sessionKey: session } = await change("cartAdd", { sku })
    for (const call of ["cartAdd", "getCart"]) {
      expect(await send(call, { sku, session }, "aaa.bbb.ccc")).toMatchObject({
        status: 401,
        body: { code: "TOKEN_INVALID" },
      })
    }
    expect(await getCart({ session })).toMatchObject({ item_count: 1 })
  })
})

describe("the security of the cart API", () => {
  it("prevents responses for one cart owner from being cached", async () => {
    const { headers } = await send("cartAdd", { sku })
    expect(headers["cache-control"]).toBe("no-store")
    expect((await send("getCart", {})).headers["cache-control"]).toBe("no-store")
  })

  it("ignores prices and owners in additional body fields", async () => {
    const { id: userId } = await fixture.welcome()
    const tampered = { price: "0.01", unitCents: 1, item_count: 99, user_id: userId }
    const { sessionKey: session } = await change("cartAdd", { sku, qty: 1, ...tampered })
    expect(await getCart({ session, subtotal: "0.01", paid: true })).toMatchObject({
      item_count: 1,
      subtotal: "24.95",
    })
    const poisoned = `{"sku":${sku},"qty":1,"__proto__":{"isAdmin":true}}`
    expect(await send("cartAdd", poisoned)).toMatchObject({ status: 400 })
    const carts = await fixture.database.db
      .selectFrom("carts")
      .select("id")
      .where("user_id", "=", userId)
      .execute()
    expect(carts).toEqual([])
  })

  it("reveals no cart for a guessed session key", async () => {
    await change("cartAdd", { sku })
    const session = "A".repeat(43)
    expect(await getCart({ session })).toMatchObject({ item_count: 0, sessionKey: null })
    expect(await send("getCart", { session: "' OR 1=1 --" })).toMatchObject({ status: 400 })
  })

  it("treats the admin token as a guest, not as a cart owner", async () => {
    expect(await change("cartAdd", { sku }, fixture.adminToken)).toMatchObject({
      success: true,
      sessionKey: expect.any(String),
    })
  })
})
