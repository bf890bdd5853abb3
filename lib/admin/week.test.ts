import { describe, expect, it } from "@jest/globals"
import { parseTypedAmount, parseTypedCount } from "./amount.ts"
import { pickChanges } from "./pick-changes.ts"
import { buildWeek } from "./week.ts"

const now = Date.parse("2026-11-27T20:00:00Z")
const zone = "Australia/Brisbane"
const order = (paid_at: string | null, total_amount = "10.00", status = "paid" as const) => ({
  placed_at: "2026-11-01T00:00:00Z",
  paid_at,
  status,
  total_amount,
})

describe("the orders of the week", () => {
  it("count an order on the day of the shop's calendar on which it was paid", () => {
    const orders = [order("2026-11-27T13:59:59Z", "1.00"), order("2026-11-27T14:00:00Z", "2.50")]
    const week = buildWeek(orders, now, zone)
    expect(week.length).toBe(7)
    expect(week.slice(0, 2)).toEqual([
      { day: "2026-11-28", orders: 1, money: 250 },
      { day: "2026-11-27", orders: 1, money: 100 },
    ])
  })

  it("leave out unpaid, refunded and older orders", () => {
    const orders = [
      order(null),
      { ...order("2026-11-27T20:00:00Z"), status: "refunded" as const },
      order("2026-11-20T20:00:00Z"),
    ]
    expect(buildWeek(orders, now, zone).every(({ orders: count }) => count === 0)).toBe(true)
  })
})

describe("a typed amount", () => {
  it.each([
    ["24.95", "24.95"],
    ["24,95", "24.95"],
    [" 24.9 ", "24.90"],
    ["24", "24.00"],
    ["024", "24.00"],
    ["24.", "24.00"],
    ["", null],
    ["-1", null],
    ["24.955", null],
    ["1,000.00", null],
    ["a lot", null],
  ])("%j is %j", (text, amount) => expect(parseTypedAmount(text)).toBe(amount))
})

it("a typed stock is a whole number of at least 0", () => {
  expect(["0", " 12 ", "", "-1", "1.5", "x"].map(parseTypedCount)).toEqual([
    0,
    12,
    null,
    null,
    null,
    null,
  ])
})

it("changes are the fields whose values differ, compared by their content", () => {
  const before = { name: "a", tags: ["x"], stock: 1 }
  expect(pickChanges({ name: "b", tags: ["x"], stock: 1, only: "here" }, before)).toEqual({
    name: "b",
  })
})
