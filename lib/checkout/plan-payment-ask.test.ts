import { expect, it } from "@jest/globals"
import { planPaymentAsk } from "./plan-payment-ask.ts"

it("polls every 3 s for a minute, then every 10 s, and stops after ten minutes", () => {
  const asks: number[] = []
  for (let at = 0, next = planPaymentAsk(at); next !== null; next = planPaymentAsk(at)) {
    at += next
    asks.push(at)
  }
  expect(asks.slice(0, 3)).toEqual([3_000, 6_000, 9_000])
  expect(asks.filter((at) => at <= 60_000)).toHaveLength(20)
  expect(asks.filter((at) => at > 60_000)).toHaveLength(54)
  expect(asks.at(-1)).toBe(600_000)
})
