import { beforeEach, describe, expect, it } from "@jest/globals"
import { KeptStorage } from "#tests/support/kept-storage.ts"
import {
  buildMeasuredItem,
  buildNamedEvent,
  buildPaidEvent,
} from "#tests/support/measured-events.ts"
import { clearEvents, queueEvent, takeEvents } from "./queue.ts"

const dayMs = 86_400_000
let storage: KeptStorage
let nowMs: number
let drawn: number

const parts = () => ({ storage, now: () => nowMs, drawId: () => `e${++drawn}` })
const added = (qty = 1) =>
  buildNamedEvent({ kind: "add_to_cart", items: [buildMeasuredItem({ qty })] })
const begun = (qty = 1) => buildNamedEvent({ items: [buildMeasuredItem({ qty })] })
const put = (...events: ReturnType<typeof buildNamedEvent>[]) => {
  for (const event of events) queueEvent(parts(), event)
}
const take = () => takeEvents(parts()).map(({ kind, id }) => `${kind} ${id}`)

beforeEach(() => {
  storage = new KeptStorage()
  nowMs = Date.parse("2026-11-03T00:00:00Z")
  drawn = 0
})

describe("events that wait", () => {
  it("are taken once, the oldest first, each with a name of its own", () => {
    put(added(), begun(), buildPaidEvent())
    expect(take()).toEqual(["add_to_cart e1", "begin_checkout e2", "purchase order-1042"])
    expect(take()).toEqual([])
  })

  it("are twenty at most: the newest", () => {
    for (let qty = 1; qty <= 30; qty++) put(added(qty))
    const kept = takeEvents(parts())
    expect([kept.length, kept[0]?.items[0]?.qty]).toEqual([20, 11])
  })

  it("are forgotten after a week", () => {
    put(added())
    nowMs += 7 * dayMs
    expect(take()).toEqual([])
  })

  it("are gone once the visitor refuses, and nothing of them stays", () => {
    put(added())
    clearEvents(parts())
    expect(take()).toEqual([])
    expect(storage.all).not.toContain("RES-A-500")
  })

  it.each(["{", "null", '{"a":1}', '[{"atMs":1e15}]', '[{"atMs":1e15,"event":{"kind":"x"}}]'])(
    "that somebody has written over are none: %s",
    (text) => {
      storage.setItem("curlew-events", text)
      expect(take()).toEqual([])
    },
  )

  it("are none in a browser that keeps nothing, which no page notices", () => {
    storage.isFull = true
    put(added(), buildPaidEvent())
    expect(take()).toEqual([])
  })
})

describe("a paid order", () => {
  it("is counted once, however often and in how many tabs its page is opened", () => {
    put(buildPaidEvent(), buildPaidEvent())
    expect(take()).toEqual(["purchase order-1042"])
    nowMs += 89 * dayMs
    put(buildPaidEvent())
    expect(take()).toEqual([])
  })

  it("is not counted again because a visitor has refused and agreed meanwhile", () => {
    put(buildPaidEvent())
    clearEvents(parts())
    put(buildPaidEvent())
    expect(take()).toEqual([])
  })

  it("does not stand for another one", () => {
    const order = buildPaidEvent().order
    put(buildPaidEvent(), buildPaidEvent({ order: order && { ...order, id: 1043 } }))
    expect(take()).toEqual(["purchase order-1042", "purchase order-1043"])
  })
})

describe("a checkout", () => {
  it("begins once for a cart, and again for another", () => {
    put(begun(1), begun(1), begun(2))
    expect(take()).toHaveLength(2)
    put(begun(2))
    expect(take()).toEqual([])
  })

  it("begins again after its goods were bought, or a day later", () => {
    put(begun(), buildPaidEvent(), begun())
    expect(take()).toHaveLength(3)
    nowMs += dayMs
    put(begun())
    expect(take()).toHaveLength(1)
  })
})
