import { describe, expect, it } from "@jest/globals"
import { getChange, listWeekPairs, sumDays } from "./start-totals.ts"

const days = Array.from({ length: 14 }, (_, back) => ({
  day: `2026-11-${String(27 - back).padStart(2, "0")}`,
  orders: back,
  money: `${back}.50`,
}))

describe("the figures of the start page", () => {
  it("have each day of the week beside that of the week before, the oldest first", () => {
    const pairs = listWeekPairs(days)
    expect(pairs.map(({ day, before }) => [day.day.slice(-2), before?.day.slice(-2)])).toEqual([
      ["21", "14"],
      ["22", "15"],
      ["23", "16"],
      ["24", "17"],
      ["25", "18"],
      ["26", "19"],
      ["27", "20"],
    ])
    expect(listWeekPairs(days.slice(0, 8))[0]?.before).toBeNull()
  })

  it("are summed in whole cents", () => {
    expect(sumDays(days.slice(0, 3))).toEqual({ orders: 3, money: 450 })
  })

  it("have no change from nothing", () => {
    expect([getChange(3, 2), getChange(0, 4), getChange(2, 0)]).toEqual([0.5, -1, null])
  })
})
