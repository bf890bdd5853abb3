import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { z } from "zod"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let shop: TestBackend
beforeAll(async () => {
  shop = await openTestBackend()
})
afterAll(() => shop.close())

const { creditCardSurchargeOf, paymentSurchargesOf } = restCalls

const postAmount = (call: { path: string }, amount: unknown) =>
  shop.app.inject({ method: "POST", url: `/api/v1${call.path}`, payload: { amount } })

async function getCardSurcharge(amount: string) {
  return creditCardSurchargeOf.response.parse(
    (await postAmount(creditCardSurchargeOf, amount)).json(),
  )
}

async function listSurcharges(amount: string): Promise<string[]> {
  const response = await postAmount(paymentSurchargesOf, amount)
  const { data } = paymentSurchargesOf.response.parse(response.json())
  return data.map(({ code, surcharge }) => `${code} ${surcharge}`)
}

async function addWaysToPay(): Promise<void> {
  const card = { code: "card", name: "Card", surcharge_basis_points: 150, sort_order: 2 }
  await shop.create("sell/payment_type", { ...card, surcharge_fixed: "0.30" })
  const bank = { code: "bank", name: "Bank", is_credit_card: false, sort_order: 1 }
  await shop.create("sell/payment_type", bank)
  const gone = { code: "gone", name: "Gone", surcharge_basis_points: 900 }
  const id = await shop.create("sell/payment_type", gone)
  await shop.call("sell/payment_type/disable", { id })
}

describe("the surcharge of a payment method", () => {
  afterEach(() => shop.database.db.deleteFrom("payment_types").execute())

  it("is zero while no payment method exists", async () => {
    expect(await getCardSurcharge("100.00")).toMatchObject({ surcharge: "0.00", total: "100.00" })
    expect(await listSurcharges("100.00")).toEqual([])
  })

  it("is a percentage, rounded half up, plus a fixed amount, in the shop's order", async () => {
    await addWaysToPay()
    expect(await getCardSurcharge("24.95")).toEqual({
      amount: "24.95",
      surcharge: "0.67",
      total: "25.62",
    })
    expect(await getCardSurcharge("1.00")).toMatchObject({ surcharge: "0.32" })
    expect(await listSurcharges("24.95")).toEqual(["bank 0.00", "card 0.67"])
  })

  it("is zero if nothing is to be paid", async () => {
    await addWaysToPay()
    expect(await getCardSurcharge("0.00")).toEqual({
      amount: "0.00",
      surcharge: "0.00",
      total: "0.00",
    })
    expect(await listSurcharges("0.00")).toEqual(["bank 0.00", "card 0.00"])
  })

  it.each(["-1.00", "1", "1e1", "NaN", "", 24.95, null, "99999999999.00"])(
    "is rejected for the invalid amount %j",
    async (amount) => {
      for (const call of [creditCardSurchargeOf, paymentSurchargesOf]) {
        const response = await postAmount(call, amount)
        expect(response.statusCode).toBe(400)
        expect(z.object({ code: z.string() }).parse(response.json()).code).toBe("BAD_REQUEST")
      }
    },
  )
})
