import { describe, expect, it } from "@jest/globals"
import {
  canBecome,
  canCustomerCancel,
  isPaidStatus,
  type OrderStatus,
  orderStatuses,
} from "./order-status.ts"

const unpaid: readonly OrderStatus[] = ["placed", "awaiting_payment", "cancelled"]

/** Returns every status reachable from this one, in any number of steps. */
function listReachable(from: OrderStatus): Set<OrderStatus> {
  const reached = new Set<OrderStatus>()
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const current = at
    for (const next of orderStatuses.filter((to) => canBecome(current, to) && !reached.has(to))) {
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

describe("order status", () => {
  it("allows unpaid orders to change only by payment or cancellation", () => {
    const steps = unpaid.flatMap((from) => orderStatuses.filter((to) => canBecome(from, to)))
    expect(new Set(steps)).toEqual(new Set(["awaiting_payment", "paid", "cancelled"]))
  })

  it("allows paid, processing, shipped and completed in this order, one step at a time", () => {
    const steps = orderStatuses.filter(isPaidStatus).map((from) => ({
      from,
      to: orderStatuses.filter((to) => canBecome(from, to)),
    }))
    expect(steps).toEqual([
      { from: "paid", to: ["processing", "refunded"] },
      { from: "processing", to: ["shipped", "refunded"] },
      { from: "shipped", to: ["completed", "refunded"] },
      { from: "completed", to: ["refunded"] },
    ])
  })

  it("ends with refunded, and never cancels a paid order", () => {
    expect(listReachable("refunded")).toEqual(new Set())
    expect(listReachable("paid")).not.toContain("cancelled")
  })

  it("reopens a cancelled order only by a late payment", () => {
    expect(orderStatuses.filter((to) => canBecome("cancelled", to))).toEqual(["paid"])
  })
})

it("lets customers cancel an order until it is made, and tickets until they are issued", () => {
  const list = (hasTickets: boolean) =>
    orderStatuses.filter((status) => canCustomerCancel(status, hasTickets))
  expect(list(false)).toEqual(["placed", "awaiting_payment", "paid"])
  expect(list(true)).toEqual(["placed", "awaiting_payment"])
})
