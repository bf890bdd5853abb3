import { beforeEach, describe, expect, it } from "@jest/globals"
import {
  buildMeasuredItem,
  buildNamedEvent,
  buildPaidEvent,
} from "#tests/assertions/measured-events.ts"
import { FakeWebStorage } from "#tests/fakes/web-storage.ts"
import { deleteQueuedEvents, dequeueEvents, enqueueEvent } from "./queue.ts"

const dayMs = 86_400_000
let storage: FakeWebStorage
let nowMs: number
let idCount: number

const createDeps = () => ({ storage, now: () => nowMs, createId: () => `e${++idCount}` })
const added = (qty = 1) =>
  buildNamedEvent({ kind: "add_to_cart", items: [buildMeasuredItem({ qty })] })
const checkout = (qty = 1) => buildNamedEvent({ items: [buildMeasuredItem({ qty })] })
const enqueue = (...events: ReturnType<typeof buildNamedEvent>[]) => {
  for (const event of events) enqueueEvent(createDeps(), event)
}
const dequeue = () => dequeueEvents(createDeps()).map(({ kind, id }) => `${kind} ${id}`)

beforeEach(() => {
  storage = new FakeWebStorage()
  nowMs = Date.parse("2026-11-03T00:00:00Z")
  idCount = 0
})

describe("analytics event queue", () => {
  it("dequeues each event once, oldest first, with a unique id", () => {
    enqueue(added(), checkout(), buildPaidEvent())
    expect(dequeue()).toEqual(["add_to_cart e1", "begin_checkout e2", "purchase order-1042"])
    expect(dequeue()).toEqual([])
  })

  it("stores the newest twenty events at most", () => {
    for (let qty = 1; qty <= 30; qty++) enqueue(added(qty))
    const queued = dequeueEvents(createDeps())
    expect([queued.length, queued[0]?.items[0]?.qty]).toEqual([20, 11])
  })

  it("drops events after a week", () => {
    enqueue(added())
    nowMs += 7 * dayMs
    expect(dequeue()).toEqual([])
  })

  it("deletes all event data when consent is denied", () => {
    enqueue(added())
    deleteQueuedEvents(createDeps())
    expect(dequeue()).toEqual([])
    expect(storage.all).not.toContain("RES-A-500")
  })

  it.each(["{", "null", '{"a":1}', '[{"atMs":1e15}]', '[{"atMs":1e15,"event":{"kind":"x"}}]'])(
    "is empty where the stored value is malformed: %s",
    (text) => {
      storage.setItem("curlew-events", text)
      expect(dequeue()).toEqual([])
    },
  )

  it("is empty and throws nothing where the browser cannot store it", () => {
    storage.isFull = true
    enqueue(added(), buildPaidEvent())
    expect(dequeue()).toEqual([])
  })
})

describe("purchase event in the queue", () => {
  it("is enqueued once per order, even if its page is opened again weeks later", () => {
    enqueue(buildPaidEvent(), buildPaidEvent())
    expect(dequeue()).toEqual(["purchase order-1042"])
    nowMs += 89 * dayMs
    enqueue(buildPaidEvent())
    expect(dequeue()).toEqual([])
  })

  it("is not enqueued again after consent was withdrawn and granted again", () => {
    enqueue(buildPaidEvent())
    deleteQueuedEvents(createDeps())
    enqueue(buildPaidEvent())
    expect(dequeue()).toEqual([])
  })

  it("is enqueued for each order separately", () => {
    const order = buildPaidEvent().order
    enqueue(buildPaidEvent(), buildPaidEvent({ order: order && { ...order, id: 1043 } }))
    expect(dequeue()).toEqual(["purchase order-1042", "purchase order-1043"])
  })
})

describe("begin_checkout event in the queue", () => {
  it("is enqueued once per cart content", () => {
    enqueue(checkout(1), checkout(1), checkout(2))
    expect(dequeue()).toHaveLength(2)
    enqueue(checkout(2))
    expect(dequeue()).toEqual([])
  })

  it("is enqueued again after the purchase or a day later", () => {
    enqueue(checkout(), buildPaidEvent(), checkout())
    expect(dequeue()).toHaveLength(3)
    nowMs += dayMs
    enqueue(checkout())
    expect(dequeue()).toHaveLength(1)
  })
})
