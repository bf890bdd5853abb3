import { afterAll, beforeAll } from "@jest/globals"
import { createShopShipping } from "#tests/factories/delivery-rows.ts"
import { createCartOrderRow } from "#tests/factories/order-rows.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { createImageRow } from "#tests/support/shop-rows.ts"

let fixture: CartFixture
let types: Awaited<ReturnType<typeof createShopShipping>>
beforeAll(async () => {
  fixture = await createCartFixture()
  const { db } = fixture
  types = await createShopShipping(db)
  const percent = { code: "TEN", percent_basis_points: 1_000 }
  const fixed = { code: "FIVE", amount_cents: 500, min_spend_cents: 10_000 }
  await db.insertInto("promotions").values([percent, fixed]).execute()
  await db
    .insertInto("payment_types")
    .values([
      { code: "card", name: "Card" },
      { code: "far-card", name: "Card from abroad", surcharge_basis_points: 150, sort_order: 1 },
      { code: "cheque", name: "Cheque", enabled: false },
    ])
    .execute()
})
afterAll(() => fixture.close())

const perth = { suburb: "Perth", postcode: "6000", country: "AU" as const }

describe("cart", () => {
  it("is empty and free for a new owner and is not created by reading it", async () => {
    const before = await fixture.db.selectFrom("carts").select("id").execute()
    const unknown = fixture.guest("z".repeat(43))
    for (const shopper of [fixture.guest(), unknown, await fixture.customer()]) {
      expect(await fixture.show(shopper, { promotion_code: "TEN" })).toMatchObject({
        sessionKey: null,
        item_count: 0,
        items: [],
        all_in_stock: true,
        subtotal: "0.00",
        discount_amount: "0.00",
        shipping_amount: "0.00",
        total_amount: "0.00",
        total_tax: "0.00",
        needs_shipping: false,
        needs_quote: false,
      })
    }
    expect(await fixture.db.selectFrom("carts").select("id").execute()).toEqual(before)
  })

  it("contains the items with the chosen options and an image", async () => {
    const hash = await createImageRow(fixture.db, "bottle")
    const delivery = { lead_days_min: 5, lead_days_max: 6, shipping_note: "By road only." }
    const product = { name: "Tough resin", url: "tough-resin", photoHashes: [hash], ...delivery }
    const { skuId, productId } = await fixture.stock(
      { code: "RT-500", price_cents: 3_995 },
      product,
    )
    await chooseVolume(productId, skuId)
    const special = { special_price_cents: 3_495 }
    await fixture.db.updateTable("skus").set(special).where("id", "=", skuId).execute()
    const [item] = (await fixture.show(await fixture.guestWith(skuId, 2))).items
    expect(item).toMatchObject({
      url: "tough-resin",
      product_name: "Tough resin",
      name: "500 ml",
      sku_id: skuId,
      sku: { code: "RT-500", variations: [{ name: "500 ml", variation_type: "Volume" }] },
      qty: 2,
      price: "34.95",
      full_price: "39.95",
      subtotal: "69.90",
      can_purchase_qty: 5,
      warning: "",
      is_ticket: false,
      ships_by_quote: false,
      ...delivery,
      image: { aspect: "4x3", width: 300, alt: "Picture of bottle" },
      img: { url: expect.stringContaining(hash), placeholder: "#c0ffee" },
    })
  })

  it("retains items that are out of stock or no longer sold, with a warning", async () => {
    const [gone, off] = [await fixture.stock(), await fixture.stock()]
    const guest = await fixture.guestWith(gone.skuId)
    await fixture.add(guest, off.skuId)
    await fixture.setStock(gone.skuId, 0)
    const hidden = { enabled: false }
    await fixture.db.updateTable("products").set(hidden).where("id", "=", off.productId).execute()
    const cart = await fixture.show(guest)
    expect(cart.all_in_stock).toBe(false)
    expect(cart.items.map(({ warning, can_purchase_qty }) => [warning, can_purchase_qty])).toEqual([
      ["Out of stock", 0],
      ["This is no longer available.", 0],
    ])
  })

  it("warns of an extra that is no longer sold and excludes it from the price", async () => {
    const { skuId, productId } = await fixture.stock()
    const { id } = await fixture.db
      .insertInto("addons")
      .values({ name: "Gift wrap", type: "Checkbox", price_cents: 300 })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: id }
    await fixture.db.insertInto("product_addons").values(offered).execute()
    const customer = await fixture.customer()
    await fixture.add(customer, skuId, 1, [{ id, value: true }])
    expect((await fixture.show(customer)).items).toMatchObject([
      { price: "27.95", addons: [{ id, label: "Yes", price: "3.00" }], warning: "" },
    ])
    await fixture.db.updateTable("addons").set({ enabled: false }).where("id", "=", id).execute()
    expect((await fixture.show(customer)).items).toMatchObject([
      { price: "24.95", addons: [], warning: expect.stringContaining("extras have changed") },
    ])
  })

  it("warns of an extra whose text no longer fits", async () => {
    const { skuId, productId } = await fixture.stock()
    const { id } = await fixture.db
      .insertInto("addons")
      .values({ name: "Name", type: "Text" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const offered = { product_id: productId, addon_id: id }
    await fixture.db.insertInto("product_addons").values(offered).execute()
    const customer = await fixture.customer()
    await fixture.add(customer, skuId, 1, [{ id, value: "Bartholomew Junior" }])
    expect((await fixture.show(customer)).items).toMatchObject([{ warning: "" }])
    const limit = { max_length: 12 }
    await fixture.db.updateTable("product_addons").set(limit).where("addon_id", "=", id).execute()
    expect((await fixture.show(customer)).items).toMatchObject([
      { addons: [], warning: expect.stringContaining("extras have changed") },
    ])
  })

  it("counts stock reserved by its own open order as available and not that of others", async () => {
    const { skuId } = await fixture.stock({ stock: 2 })
    const [customer, other] = [
      await fixture.customerWith(skuId, 2),
      await fixture.customerWith(skuId),
    ]
    const orderId = await createCartOrderRow(fixture, customer, { lines: [{ skuId, qty: 2 }] })
    await fixture.setStock(skuId, 0)
    expect((await fixture.show(customer)).items).toMatchObject([
      { can_purchase_qty: 2, warning: "" },
    ])
    expect((await fixture.show(other)).items).toMatchObject([{ warning: "Out of stock" }])
    const paid = { status: "paid", stock_state: "sold" } as const
    await fixture.db.updateTable("orders").set(paid).where("id", "=", orderId).execute()
    expect((await fixture.show(customer)).items).toMatchObject([{ warning: "Out of stock" }])
  })
})

describe("price of a cart", () => {
  it("is the items less the discount, plus shipping, with the GST included", async () => {
    const { skuId } = await fixture.stock({ price_cents: 5_000, stock: 9 })
    const guest = await fixture.guestWith(skuId, 2)
    const cart = await fixture.show(guest, { promotion_code: " ten ", shipping_address: perth })
    expect(cart).toMatchObject({
      promotion_code: "TEN",
      promotion_message: "",
      subtotal: "100.00",
      promotion: { percent_basis_points: 1_000, amount: null, item_ids: [cart.items[0]?.id] },
      discount_amount: "10.00",
      shipping_type: types.standard,
      shipping_amount: "10.60",
      total_amount: "100.60",
      total_tax: "9.15",
      shipping_address: { id: null, suburb: "Perth", postcode: "6000" },
      shipping_quotes: [
        { shipping_name: "Standard Post", amount: "10.60", free_over: "200.00" },
        { shipping_name: "Express Post", amount: "14.10" },
      ],
      payment_types: [
        { code: "card", surcharge: "0.00" },
        { code: "far-card", surcharge: "1.51" },
      ],
    })
  })

  it("has free shipping above $200.00 after the discount and not at exactly $200.00", async () => {
    const { skuId } = await fixture.stock({ price_cents: 20_000 })
    const guest = await fixture.guestWith(skuId)
    expect(await fixture.show(guest, { shipping_address: perth })).toMatchObject({
      shipping_amount: "10.60",
      total_amount: "210.60",
    })
    const { skuId: little } = await fixture.stock({ price_cents: 1 })
    await fixture.add(guest, little)
    expect(await fixture.show(guest)).toMatchObject({
      shipping_amount: "0.00",
      total_amount: "200.01",
      shipping_quotes: [{ amount: "0.00", full_amount: "10.60" }, { amount: "0.00" }],
    })
    expect(await fixture.show(guest, { promotion_code: "FIVE" })).toMatchObject({
      discount_amount: "5.00",
      shipping_amount: "10.60",
      total_amount: "205.61",
    })
  })

  it("excludes shipping while the destination is unknown", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    expect(await fixture.show(guest)).toMatchObject({
      shipping_amount: null,
      shipping_type: null,
      total_amount: "24.95",
      needs_shipping: true,
      shipping_address: null,
    })
    expect(await fixture.show(guest, { shipping_type: types.pickUp })).toMatchObject({
      shipping_amount: "0.00",
      shipping_type: types.pickUp,
    })
  })

  it("requires a quote if there is no fixed shipping price", async () => {
    const guest = await fixture.guestWith((await fixture.stock({}, { ships_by_quote: true })).skuId)
    expect(await fixture.show(guest, { shipping_address: perth })).toMatchObject({
      needs_quote: true,
      shipping_amount: null,
      shipping_quotes: [],
      shipping_message: expect.stringMatching(/too bulky/),
    })
  })

  it("has no shipping for tickets", async () => {
    const guest = await fixture.guestWith((await fixture.stock({}, { is_ticket: true })).skuId)
    expect(await fixture.show(guest, { shipping_address: perth })).toMatchObject({
      needs_shipping: false,
      shipping_amount: "0.00",
      shipping_quotes: [],
      total_amount: "24.95",
    })
  })
})

/** Assigns the SKU the option "500 ml" of a new variation of its product. */
async function chooseVolume(productId: number, skuId: number): Promise<void> {
  const variation = await fixture.db
    .insertInto("product_variations")
    .values({ product_id: productId, name: "Volume" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const option = await fixture.db
    .insertInto("product_variation_options")
    .values({ variation_id: variation.id, name: "500 ml" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await fixture.db
    .insertInto("sku_options")
    .values({ sku_id: skuId, variation_id: variation.id, option_id: option.id })
    .execute()
}
