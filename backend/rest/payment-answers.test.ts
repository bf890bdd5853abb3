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

const ask = (call: { path: string }, amount: unknown) =>
  shop.app.inject({ method: "POST", url: `/api/v1${call.path}`, payload: { amount } })

async function askCard(amount: string) {
  return creditCardSurchargeOf.answer.parse((await ask(creditCardSurchargeOf, amount)).json())
}

async function listSurcharges(amount: string): Promise<string[]> {
  const answer = await ask(paymentSurchargesOf, amount)
  const { data } = paymentSurchargesOf.answer.parse(answer.json())
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
    expect(await askCard("100.00")).toMatchObject({ surcharge: "0.00", total: "100.00" })
    expect(await listSurcharges("100.00")).toEqual([])
  })

  it("is a percentage, rounded half up, plus a fixed amount, in the shop's order", async () => {
    await addWaysToPay()
    expect(await askCard("24.95")).toEqual({ amount: "24.95", surcharge: "0.67", total: "25.62" })
    expect(await askCard("1.00")).toMatchObject({ surcharge: "0.32" })
    expect(await listSurcharges("24.95")).toEqual(["bank 0.00", "card 0.67"])
  })

  it("is zero if nothing is to be paid", async () => {
    await addWaysToPay()
    expect(await askCard("0.00")).toEqual({ amount: "0.00", surcharge: "0.00", total: "0.00" })
    expect(await listSurcharges("0.00")).toEqual(["bank 0.00", "card 0.00"])
  })

  it.each(["-1.00", "1", "1e1", "NaN", "", 24.95, null, "99999999999.00"])(
    "is rejected for the invalid amount %j",
    async (amount) => {
      for (const call of [creditCardSurchargeOf, paymentSurchargesOf]) {
        const answer = await ask(call, amount)
        expect(answer.statusCode).toBe(400)
        expect(z.object({ code: z.string() }).parse(answer.json()).code).toBe("BAD_REQUEST")
      }
    },
  )
})
