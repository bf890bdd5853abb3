import { beforeEach, describe, expect, it } from "@jest/globals"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import {
  buildMeasuredItem,
  buildNamedEvent,
  buildPaidEvent,
} from "#tests/support/measured-events.ts"
import { deleteQueuedEvents, dequeueEvents, enqueueEvent } from "./queue.ts"

const dayMs = 86_400_000
let storage: FakeWebStorage
let nowMs: number
let drawn: number

const parts = () => ({ storage, now: () => nowMs, drawId: () => `e${++drawn}` })
const added = (qty = 1) =>
  buildNamedEvent({ kind: "add_to_cart", items: [buildMeasuredItem({ qty })] })
const checkout = (qty = 1) => buildNamedEvent({ items: [buildMeasuredItem({ qty })] })
const put = (...events: ReturnType<typeof buildNamedEvent>[]) => {
  for (const event of events) enqueueEvent(parts(), event)
}
const take = () => dequeueEvents(parts()).map(({ kind, id }) => `${kind} ${id}`)

beforeEach(() => {
  storage = new FakeWebStorage()
  nowMs = Date.parse("2026-11-03T00:00:00Z")
  drawn = 0
})

describe("analytics event queue", () => {
  it("dequeues each event once, oldest first, with a unique id", () => {
    put(added(), checkout(), buildPaidEvent())
    expect(take()).toEqual(["add_to_cart e1", "begin_checkout e2", "purchase order-1042"])
    expect(take()).toEqual([])
  })

  it("stores the newest twenty events at most", () => {
    for (let qty = 1; qty <= 30; qty++) put(added(qty))
    const queued = dequeueEvents(parts())
    expect([queued.length, queued[0]?.items[0]?.qty]).toEqual([20, 11])
  })

  it("drops events after a week", () => {
    put(added())
    nowMs += 7 * dayMs
    expect(take()).toEqual([])
  })

  it("deletes all event data when consent is denied", () => {
    put(added())
    deleteQueuedEvents(parts())
    expect(take()).toEqual([])
    expect(storage.all).not.toContain("RES-A-500")
  })

  it.each(["{", "null", '{"a":1}', '[{"atMs":1e15}]', '[{"atMs":1e15,"event":{"kind":"x"}}]'])(
    "is empty where the stored value is malformed: %s",
    (text) => {
      storage.setItem("curlew-events", text)
      expect(take()).toEqual([])
    },
  )

  it("is empty and throws nothing where the browser cannot store it", () => {
    storage.isFull = true
    put(added(), buildPaidEvent())
    expect(take()).toEqual([])
  })
})

describe("purchase event in the queue", () => {
  it("is enqueued once per order, even if its page is opened again weeks later", () => {
    put(buildPaidEvent(), buildPaidEvent())
    expect(take()).toEqual(["purchase order-1042"])
    nowMs += 89 * dayMs
    put(buildPaidEvent())
    expect(take()).toEqual([])
  })

  it("is not enqueued again after consent was withdrawn and granted again", () => {
    put(buildPaidEvent())
    deleteQueuedEvents(parts())
    put(buildPaidEvent())
    expect(take()).toEqual([])
  })

  it("is enqueued for each order separately", () => {
    const order = buildPaidEvent().order
    put(buildPaidEvent(), buildPaidEvent({ order: order && { ...order, id: 1043 } }))
    expect(take()).toEqual(["purchase order-1042", "purchase order-1043"])
  })
})

describe("begin_checkout event in the queue", () => {
  it("is enqueued once per cart content", () => {
    put(checkout(1), checkout(1), checkout(2))
    expect(take()).toHaveLength(2)
    put(checkout(2))
    expect(take()).toEqual([])
  })

  it("is enqueued again after the purchase or a day later", () => {
    put(checkout(), buildPaidEvent(), checkout())
    expect(take()).toHaveLength(3)
    nowMs += dayMs
    put(checkout())
    expect(take()).toHaveLength(1)
  })
})
