import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import type { OrderProgress } from "#lib/invoices/invoice.ts"
import { OrderTimeline } from "./order-timeline.tsx"

const order: OrderProgress = {
  id: 12,
  status: "shipped",
  isPickUp: false,
  carrier: "Australia Post",
  trackingNumber: "33ABC",
  arrives: { from: "2026-12-02", to: "2026-12-09" },
  steps: [
    { status: "placed", at: "2026-11-20T13:30:00Z" },
    { status: "paid", at: "2026-11-20T14:30:00Z" },
    { status: "processing", at: "2026-11-22T01:00:00Z" },
    { status: "shipped", at: "2026-11-23T01:00:00Z" },
  ],
}

async function show(changes: Partial<OrderProgress> = {}) {
  const { prelude } = await prerenderToNodeStream(
    <OrderTimeline order={{ ...order, ...changes }} locale="en" />,
  )
  const { body } = new JSDOM(await text(prelude)).window.document
  const names = [...body.querySelectorAll("li > p:first-of-type")].map((name) => name.textContent)
  return { body, names, words: body.textContent ?? "" }
}

it("lists the steps in order, each with its time, and marks the last as the current one", async () => {
  const { body, names } = await show()
  expect(names).toEqual(["Ordered", "Paid", "Being made", "Dispatched"])
  const times = [...body.querySelectorAll("time")].map((time) => time.getAttribute("datetime"))
  expect(times).toEqual(order.steps.map(({ at }) => at))
  // 14:30 UTC is half past midnight on the next day in Queensland.
  expect(body.querySelectorAll("time")[1]?.textContent).toMatch(/21 November 2026, 12:30/)
  const current = [...body.querySelectorAll("[aria-current=step]")]
  expect(current.map((step) => step.textContent)).toEqual([expect.stringContaining("Dispatched")])
})

it("links the carrier's tracking page at the step of the dispatch", async () => {
  const link = (await show()).body.querySelector("li[aria-current] a")
  expect(link?.getAttribute("href")).toContain("33ABC")
})

it("names the steps of a pick-up, and of an order that ended otherwise", async () => {
  const collected = { status: "completed", at: "2026-11-24T01:00:00Z" } as const
  const picked = await show({ isPickUp: true, steps: [...order.steps.slice(3), collected] })
  expect(picked.names).toEqual(["Ready to pick up", "Picked up"])
  const ended = await show({
    steps: [...order.steps.slice(0, 2), { ...collected, status: "refunded" }],
  })
  expect(ended.names).toEqual(["Ordered", "Paid", "Refunded"])
})

it("shows the promised dates until the order is over", async () => {
  expect((await show()).words).toMatch(/December/)
  expect((await show({ status: "completed" })).words).not.toMatch(/December/)
  expect((await show({ arrives: null })).words).not.toMatch(/December/)
})
