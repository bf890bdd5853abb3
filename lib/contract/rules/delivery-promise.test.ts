import { describe, expect, it } from "@jest/globals"
import {
  buildDeliveryPromise,
  type PromisedItem,
  type PromisedMethod,
  parseLeadDays,
} from "./delivery-promise.ts"

const stocked: PromisedItem = { delivery: "posted", leadDays: null }
const made: PromisedItem = { delivery: "posted", leadDays: { from: 5, to: 6 } }
const bulky: PromisedItem = { delivery: "quoted", leadDays: { from: 10, to: 10 } }
const ticket: PromisedItem = { delivery: "ticket", leadDays: null }

const post = { isPickUp: false, description: "3 to 5 business days" }
const untimed = { isPickUp: false, description: "On our next run" }
const pickUp = { isPickUp: true, description: "Ready in 1 to 2 business days" }

const read = (items: PromisedItem[], method: typeof post | null = null) =>
  buildDeliveryPromise(items, method).lines.map(({ name, days }) =>
    days === null ? name : `${name} ${days.from}-${days.to}`,
  )

describe("buildDeliveryPromise", () => {
  it.each([
    // One product, as on its page.
    ["a product in stock", [stocked], null, ["leaves 2-3"]],
    ["a product made to order", [made], null, ["leavesMade 5-6"]],
    ["a bulky product", [bulky], null, ["leavesMade 10-10", "quote"]],
    ["a ticket", [ticket], null, ["tickets"]],
    ["nothing", [], null, []],
    // Carts without a chosen shipping method.
    ["a cart of both", [stocked, made], null, ["leavesMade 5-6"]],
    ["a cart with a ticket", [stocked, ticket], null, ["leaves 2-3", "ticketsToo"]],
    ["a cart with a bulky thing", [stocked, bulky], null, ["leavesMade 10-10", "quote"]],
    // Carts and orders with a shipping method.
    ["a postal method with transit days", [stocked], post, ["leaves 2-3", "arrives 5-8"]],
    ["a made thing by post", [made], post, ["leavesMade 5-6", "arrives 8-11"]],
    ["both by post", [stocked, made], post, ["leavesMade 5-6", "arrives 8-11"]],
    ["a method without transit days", [made], untimed, ["leavesMade 5-6"]],
    ["a pick-up", [stocked], pickUp, ["ready 2-3"]],
    ["a bulky thing that is picked up", [bulky], pickUp, ["readyMade 10-10"]],
    ["tickets alone, whatever is chosen", [ticket, ticket], post, ["tickets"]],
    [
      "everything by post",
      [stocked, made, ticket],
      post,
      ["leavesMade 5-6", "arrives 8-11", "ticketsToo"],
    ],
  ] as const)("promises the delivery of %s", (_what, items, method, lines) => {
    expect(read([...items], method)).toEqual(lines)
  })

  it("uses the longest lead time at both ends of the range", () => {
    const wide: PromisedItem = { delivery: "posted", leadDays: { from: 1, to: 9 } }
    expect(read([wide])).toEqual(["leavesMade 1-9"])
    expect(read([wide, made])).toEqual(["leavesMade 5-9"])
    expect(read([wide, stocked])).toEqual(["leavesMade 2-9"])
  })

  it.each([
    [[stocked], null, true],
    [[stocked, ticket], post, true],
    [[stocked], pickUp, false],
    [[stocked, bulky], null, false],
    [[ticket], null, false],
    [[], null, false],
  ] as const)(
    "is posted only where items ship at fixed prices: %j, %j",
    (items, method, isPosted) => {
      expect(buildDeliveryPromise(items, method).isPosted).toBe(isPosted)
    },
  )
})

describe("a promise for an order of a known day", () => {
  const calendar = { weekdays: new Set([0, 1, 2, 3, 4]), closedDays: new Set<string>() }
  const order = { orderedOn: "2026-11-26", calendar }
  const arrivalOf = (items: PromisedItem[], method: PromisedMethod) =>
    buildDeliveryPromise(items, method, order).lines.find(({ name }) => name === "arrives")

  it("has the dates of its arrival, by the slowest item", () => {
    expect(arrivalOf([stocked], post)?.dates).toEqual({ from: "2026-12-03", to: "2026-12-08" })
    expect(arrivalOf([stocked, made], post)?.dates).toEqual({
      from: "2026-12-08",
      to: "2026-12-11",
    })
  })

  it("uses the transit days of the destination instead of those in the description", () => {
    const far = { ...post, transitDays: { from: 6, to: 8 } }
    expect(arrivalOf([stocked], far)).toEqual({
      name: "arrives",
      days: { from: 8, to: 11 },
      dates: { from: "2026-12-08", to: "2026-12-11" },
    })
    expect(arrivalOf([stocked], { ...untimed, transitDays: { from: 1, to: 1 } })?.days).toEqual({
      from: 3,
      to: 4,
    })
  })

  it("has none without transit days, for pick-up and for tickets", () => {
    expect(arrivalOf([stocked], untimed)).toBeUndefined()
    expect(arrivalOf([stocked], pickUp)).toBeUndefined()
    expect(arrivalOf([ticket], post)).toBeUndefined()
  })
})

it("parses a lead time only if both ends are set", () => {
  expect(parseLeadDays({ lead_days_min: 0, lead_days_max: 2 })).toEqual({ from: 0, to: 2 })
  expect(parseLeadDays({ lead_days_min: null, lead_days_max: null })).toBeNull()
  expect(parseLeadDays({ lead_days_min: 3, lead_days_max: null })).toBeNull()
})
