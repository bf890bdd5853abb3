import { afterAll, beforeAll } from "@jest/globals"
import type { Insertable } from "kysely"
import { findShopperCart, type Shopper } from "#backend/cart/carts.ts"
import { getCartContent } from "#backend/cart/get-cart-content.ts"
import type { PromotionsTable } from "#backend/db/selling-schema.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import { createCartOrderRow } from "#tests/factories/order-rows.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import { createGroupRow } from "#tests/support/shop-rows.ts"
import { lockPromotionByCode, resolvePromotion } from "./promotions.ts"

let fixture: CartFixture
let count = 0
beforeAll(async () => {
  fixture = await createCartFixture()
})
afterAll(() => fixture.close())

async function addPromotion(values: Partial<Insertable<PromotionsTable>> = {}): Promise<string> {
  count += 1
  const code = `CODE${count}`
  const off = values.amount_cents === undefined ? { percent_basis_points: 1_000 } : {}
  await fixture.db
    .insertInto("promotions")
    .values({ code, ...off, ...values })
    .execute()
  return code
}

async function resolve(shopper: Shopper, code: string) {
  const cart = await findShopperCart(fixture.db, fixture.deps, shopper)
  const reader = { now: fixture.deps.now(), userId: shopper.userId }
  const content = await getCartContent(fixture.db, cart ?? { id: "" }, reader)
  const resolved = await resolvePromotion(fixture.db, code, content.lines, reader)
  return resolved.ok ? resolved.value : formatErrorDetail(resolved.error)
}

const days = (number: number) => new Date(fixture.deps.now().getTime() + number * 86_400_000)

describe("a promotion code", () => {
  it("is valid regardless of case and surrounding spaces", async () => {
    const code = await addPromotion()
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    expect(await resolve(guest, `  ${code.toLowerCase()} `)).toMatchObject({
      code,
      discount: { kind: "percent", basisPoints: 1_000 },
      lineIds: [expect.any(Number)],
    })
  })

  it("can discount a fixed amount", async () => {
    const code = await addPromotion({ amount_cents: 500 })
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    expect(await resolve(guest, code)).toMatchObject({ discount: { kind: "fixed", cents: 500 } })
  })

  it("is unknown if it does not exist or is disabled", async () => {
    const code = await addPromotion({ enabled: false })
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    for (const each of [code, "NOPE", "'; DROP TABLE promotions; --"]) {
      expect(await resolve(guest, each)).toBe(
        "We don’t recognise this code. Please check the spelling.",
      )
    }
  })

  it("is valid from its start up to its end, with a message outside that period", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    const starts_at = new Date("2030-12-01T00:00:00+10:00")
    expect(await resolve(guest, await addPromotion({ starts_at }))).toBe(
      "This code can be used from 1 December 2030.",
    )
    const over = { starts_at: days(-2), ends_at: days(-1) }
    expect(await resolve(guest, await addPromotion(over))).toBe("This code can no longer be used.")
    const ending = { starts_at: fixture.deps.now(), ends_at: days(1) }
    expect(await resolve(guest, await addPromotion(ending))).toHaveProperty("discount")
    const ended = { ends_at: fixture.deps.now() }
    expect(await resolve(guest, await addPromotion(ended))).toBe("This code can no longer be used.")
  })

  it("can be limited to a customer's first order, where unpaid orders do not count", async () => {
    const code = await addPromotion({ first_order_only: true })
    const { skuId } = await fixture.stock({ stock: 50 })
    expect(await resolve(await fixture.guestWith(skuId), code)).toHaveProperty("discount")
    for (const status of ["cancelled", "awaiting_payment", "paid", "refunded"] as const) {
      const customer = await fixture.customerWith(skuId)
      expect(await resolve(customer, code)).toHaveProperty("discount")
      await createCartOrderRow(fixture, customer, { lines: [{ skuId, qty: 1 }], status })
      const resolved = await resolve(customer, code)
      if (status === "paid" || status === "refunded") {
        expect(resolved).toBe("This code is for your first order.")
      } else expect(resolved).toHaveProperty("discount")
    }
  })

  it("requires its minimum spend, which is inclusive", async () => {
    const { skuId } = await fixture.stock()
    const code = await addPromotion({ min_spend_cents: 4_990 })
    const one = await fixture.guestWith(skuId)
    expect(await resolve(one, code)).toBe("This code is for orders of $49.90 or more.")
    expect(await resolve(await fixture.guestWith(skuId, 2), code)).toHaveProperty("discount")
  })

  it("discounts only the products and groups in its scope, with their subgroups", async () => {
    const shop = await createGroupRow(fixture.db, `shop-${count}`)
    const resin = await createGroupRow(fixture.db, `resin-${count}`, shop)
    const other = await createGroupRow(fixture.db, `other-${count}`, shop)
    const inResin = await fixture.stock({}, { groupIds: [resin] })
    const inOther = await fixture.stock({}, { groupIds: [other] })
    const guest = await fixture.guestWith(inResin.skuId)
    await fixture.add(guest, inOther.skuId)
    const linesOf = async (scope: Partial<Insertable<PromotionsTable>>) => {
      const resolved = await resolve(guest, await addPromotion(scope))
      return typeof resolved === "string" ? resolved : resolved.lineIds.length
    }
    expect(await linesOf({ group_ids: [resin] })).toBe(1)
    expect(await linesOf({ group_ids: [shop] })).toBe(2)
    expect(await linesOf({ product_ids: [inOther.productId] })).toBe(1)
    expect(await linesOf({ product_ids: [inOther.productId], group_ids: [resin] })).toBe(2)
    expect(await linesOf({ product_ids: [2_000_000_000] })).toBe(
      "This code doesn’t apply to anything in your cart.",
    )
  })

  it("is used up by orders of other customers, also by unpaid ones", async () => {
    const code = await addPromotion({ max_uses: 1 })
    const { skuId } = await fixture.stock()
    const [first, second] = [await fixture.customerWith(skuId), await fixture.customerWith(skuId)]
    await createCartOrderRow(fixture, first, { code })
    expect(await resolve(second, code)).toBe("This code has been used up.")
    expect(await resolve(await fixture.guestWith(skuId), code)).toBe("This code has been used up.")
  })

  it("is still valid for a customer who returns from an unpaid order", async () => {
    const code = await addPromotion({ max_uses: 1, max_uses_per_customer: 1 })
    const customer = await fixture.customerWith((await fixture.stock()).skuId)
    const orderId = await createCartOrderRow(fixture, customer, { code })
    expect(await resolve(customer, code)).toHaveProperty("discount")
    await fixture.db
      .updateTable("orders")
      .set({ status: "paid" })
      .where("id", "=", orderId)
      .execute()
    expect(await resolve(customer, code)).toBe("You’ve already used this code.")
  })

  it("can be limited to a number of uses per customer", async () => {
    const code = await addPromotion({ max_uses_per_customer: 2 })
    const customer = await fixture.customerWith((await fixture.stock()).skuId)
    await createCartOrderRow(fixture, customer, { code, status: "paid" })
    expect(await resolve(customer, code)).toHaveProperty("discount")
    await createCartOrderRow(fixture, customer, { code, status: "shipped" })
    expect(await resolve(customer, code)).toBe(
      "You’ve already used this code 2 times, which is the maximum.",
    )
  })
})

it("lockPromotionByCode serializes transactions that count the uses of a code", async () => {
  const code = await addPromotion({ max_uses: 5 })
  const customers = await Promise.all(Array.from({ length: 20 }, () => fixture.customer()))
  const taken = await Promise.all(
    customers.map((customer) =>
      fixture.db.transaction().execute(async (trx) => {
        const promotion = await lockPromotionByCode(trx, code.toLowerCase())
        const { count } = await trx
          .selectFrom("promotion_uses")
          .select((eb) => eb.fn.countAll<string>().as("count"))
          .where("promotion_id", "=", promotion?.id ?? 0)
          .executeTakeFirstOrThrow()
        if (Number(count) >= 5) return false
        await createCartOrderRow({ db: trx }, customer, { code })
        return true
      }),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(5)
  expect(
    await fixture.db.transaction().execute((trx) => lockPromotionByCode(trx, "NOPE")),
  ).toBeNull()
})
