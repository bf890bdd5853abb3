/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals"
import { buildAuditQuery, formatAuditValue } from "./audit-query.ts"
import { parseOrderIds } from "./orders-label.ts"
import { listToRefund, listToSend, parseQuantities } from "./orders-quantities.ts"
import { buildOrderQuery } from "./orders-query.ts"
import { estimateRefund } from "./orders-refund.ts"
import { deleteView, getSavedViews, saveView } from "./orders-views.ts"

const line = (id: number, qty: number, price = "10.00", is_ticket = false) => ({
  id,
  qty,
  price,
  is_ticket,
  product_name: "Mug",
  name: "",
  sku_code: "MUG",
  addons: [],
  subtotal: "10.00",
  image: null,
})
const part = (order_line_id: number, qty: number) => ({
  id: 1,
  carrier: "",
  tracking_number: "",
  sent_at: "2026-11-27T00:00:00Z",
  amount: "1.00",
  reason: "",
  is_restocked: false,
  at: "2026-11-27T00:00:00Z",
  lines: [{ order_line_id, qty }],
})

describe("what is left of an order", () => {
  const order = {
    lines: [line(1, 3), line(2, 1), line(3, 1, "5.00", true)],
    parcels: [part(1, 1)],
    refunds: [part(2, 1)],
  }

  it("is not sent again, nor after a refund, and tickets are never posted", () => {
    expect(listToSend(order).map(({ line: { id }, rest }) => [id, rest])).toEqual([[1, 2]])
    expect(listToRefund(order).map(({ line: { id }, rest }) => [id, rest])).toEqual([[1, 3]])
  })

  it("limits the typed quantities", () => {
    const rows = listToSend(order)
    const parse = (qty1: string) => parseQuantities(rows, { qty1 })
    expect(parse("2")).toEqual({ lines: [{ order_line_id: 1, qty: 2 }], invalid: [] })
    expect(parse("")).toEqual({ lines: [], invalid: [] })
    for (const text of ["3", "-1", "1.5", "two"]) expect(parse(text).invalid).toEqual(["qty1"])
  })
})

it("estimates a refund with the items' share of the discount, rounded down", () => {
  const order = { lines: [line(1, 3, "3.33")], subtotal: "9.99", discount_amount: "1.00" }
  expect(estimateRefund(order, [{ order_line_id: 1, qty: 1 }])).toBe(299)
  expect(estimateRefund({ ...order, subtotal: "0.00" }, [{ order_line_id: 1, qty: 1 }])).toBe(0)
})

describe("the query of the list of orders", () => {
  it("has days of the shop, the last one included", () => {
    const filter = { from: "2026-11-27", until: "2026-11-27" }
    expect(buildOrderQuery({ filter, sort: { field: "email", order: "ASC" } })).toMatchObject({
      from: "2026-11-26T14:00:00.000Z",
      until: "2026-11-27T14:00:00.000Z",
      sort: "email",
      order: "asc",
    })
  })

  it("leaves out what means nothing", () => {
    const filter = { status: "lost", from: "tomorrow", q: "  Ann " }
    expect(buildOrderQuery({ filter, sort: { field: "password", order: "ASC" } })).toEqual({
      search: "Ann",
      has_payment_problem: false,
    })
  })

  it.each([
    ["to_pack", ["paid", "processing"]],
    ["awaiting_payment", ["placed", "awaiting_payment"]],
  ])("has both statuses of %s", (status, statuses) => {
    expect(buildOrderQuery({ filter: { status } })).toMatchObject({ statuses })
  })
})

describe("saved views", () => {
  beforeEach(() => localStorage.clear())

  it("are sorted by name, replaced by their name, and deleted", () => {
    saveView({ name: "Late", query: "?a" })
    saveView({ name: "Big", query: "?b" })
    expect(saveView({ name: "Late", query: "?c" })).toEqual([
      { name: "Big", query: "?b" },
      { name: "Late", query: "?c" },
    ])
    deleteView("Big")
    expect(getSavedViews()).toEqual([{ name: "Late", query: "?c" }])
  })

  it("survive a store that something else has written to", () => {
    localStorage.setItem("curlew.admin.views.orders", '[{"name":1},null,{"name":"A","query":""}]')
    expect(getSavedViews()).toEqual([{ name: "A", query: "" }])
    localStorage.setItem("curlew.admin.views.orders", "{")
    expect(getSavedViews()).toEqual([])
  })
})

it("reads the ids of orders to print from the address, each once", () => {
  expect(parseOrderIds("3,5,3,x,0,-1,8")).toEqual([3, 5, 8])
})

describe("the audit log", () => {
  it("is filtered by the call, the record, the person and the day", () => {
    const filter = { call: "sell/order/", record: "12", user: "x", from: "", until: "2026-11-27" }
    expect(buildAuditQuery({ filter })).toEqual({
      call: "sell/order/",
      record_id: 12,
      until: "2026-11-27T14:00:00.000Z",
    })
  })

  it("shows values in a line", () => {
    const values = [null, "", "Mug", 3, ["a"], "x".repeat(300)]
    expect(values.map((value) => formatAuditValue(value, "name"))).toEqual([
      "",
      "",
      "Mug",
      "3",
      '["a"]',
      `${"x".repeat(200)}…`,
    ])
    expect(formatAuditValue(1_250, "percent_basis_points")).toBe("12.5 %")
  })
})
