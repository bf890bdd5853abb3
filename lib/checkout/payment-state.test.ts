import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/contract/money.ts"
import {
  getPaymentPollDelayMs,
  listNextSteps,
  type PaymentState,
  resolveStage,
} from "./payment-state.ts"

const order = (outcome: PaymentState["outcome"], orderId: number | null = 12): PaymentState => ({
  outcome,
  orderId,
  amount: parseCents(5_240),
  promises: [],
})
const paths = (payment: PaymentState | null, canPay = false) =>
  listNextSteps(payment, { token: "a b", canPay }).map(({ path }) => path)

describe("the next steps after a payment", () => {
  it("lead from a paid order to its page first, then to its invoice", () => {
    expect(paths(order("paid"))).toEqual(["/my-account/orders/12", "/invoice/12", "/shop"])
  })

  it("lead from an uncharged payment back to the checkout", () => {
    expect(paths(order("not_charged"))).toEqual(["/checkout", "/cart"])
  })

  it("lead to the order if it can be paid again on the page itself", () => {
    expect(paths(order("not_charged"), true)).toEqual(["/my-account/orders/12", "/cart"])
  })

  it("lead to no order if the payment was for none", () => {
    expect(paths(order("paid", null))).toEqual(["/shop"])
    expect(paths(order("not_charged", null))).toEqual(["/"])
  })

  it("never lead to the checkout while the order may have been paid", () => {
    for (const payment of [order("checking"), order("refunded"), order("paid"), null]) {
      expect(paths(payment)).not.toContain("/checkout")
    }
  })

  it("lead back to the same page while the outcome is unknown", () => {
    expect(resolveStage(null)).toBe("unanswered")
    expect(paths(null)).toEqual(["/payment-return?payum_token=a+b"])
    expect(paths(order("checking"))).toEqual(paths(null))
  })
})

it("polls every 3 s for a minute, then every 10 s, and stops after ten minutes", () => {
  const polls: number[] = []
  for (
    let at = 0, next = getPaymentPollDelayMs(at);
    next !== null;
    next = getPaymentPollDelayMs(at)
  ) {
    at += next
    polls.push(at)
  }
  expect(polls.slice(0, 3)).toEqual([3_000, 6_000, 9_000])
  expect(polls.filter((at) => at <= 60_000)).toHaveLength(20)
  expect(polls.filter((at) => at > 60_000)).toHaveLength(54)
  expect(polls.at(-1)).toBe(600_000)
})
