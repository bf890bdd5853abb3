import { describe, expect, it } from "@jest/globals"
import { formatListPage } from "./formats.ts"

const list = { head: ["Order", "Total"], none: "No orders found.", perPage: 2 }
const rows = [
  ["7", "$4.00"],
  ["1234", "$12.50"],
]

describe("a page of a list", () => {
  it("has columns below their head, and the way to the next page", () => {
    expect(formatListPage({ ...list, rows, count: 5, page: 2 })).toEqual([
      "Order  Total",
      "7      $4.00",
      "1234   $12.50",
      "",
      "Page 2 of 3; --page shows more.",
    ])
  })

  it("names no further page if it is the last one", () => {
    expect(formatListPage({ ...list, rows, count: 4, page: 2 })).toHaveLength(3)
  })

  it("is one line if nothing is found", () => {
    expect(formatListPage({ ...list, rows: [], count: 0, page: 1 })).toEqual(["No orders found."])
  })
})
