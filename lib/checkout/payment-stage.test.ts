import { describe, expect, it } from "@jest/globals"
import { parseCents } from "#lib/money.ts"
import { listWaysOn, resolveStage } from "./payment-stage.ts"
import type { PaymentState } from "./payment-state.ts"

const order = (outcome: PaymentState["outcome"], orderId: number | null = 12): PaymentState => ({
  ...{ outcome, orderId, amount: parseCents(5_240), promises: [] },
  purpose: orderId === null ? "form" : "order",
})
const paths = (payment: PaymentState | null, canPay = false) =>
  listWaysOn(payment, { token: "a b", canPay }).map(({ path }) => path)

describe("a payer's ways on", () => {
  it("from a paid order lead to its invoice first", () => {
    expect(paths(order("paid"))).toEqual(["/invoice/12", "/shop"])
  })

  it("from what was not charged lead back to the checkout", () => {
    expect(paths(order("not_charged"))).toEqual(["/checkout", "/cart"])
  })

  it("from an order that is paid again on the page itself lead to that order", () => {
    expect(paths(order("not_charged"), true)).toEqual(["/invoice/12", "/cart"])
  })

  it("from a payment that was for no order lead to no order", () => {
    expect(paths(order("paid", null))).toEqual(["/shop"])
    expect(paths(order("not_charged", null))).toEqual(["/"])
  })

  it("never lead to the checkout while it may have been paid", () => {
    for (const payment of [order("checking"), order("refunded"), order("paid"), null]) {
      expect(paths(payment)).not.toContain("/checkout")
    }
  })

  it("from what nobody can tell yet lead to the same question", () => {
    expect(resolveStage(null)).toBe("unanswered")
    expect(paths(null)).toEqual(["/payment-return?payum_token=a+b"])
    expect(paths(order("checking"))).toEqual(paths(null))
  })
})
