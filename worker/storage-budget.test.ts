import { limitStorage, storageBudgetPlugin } from "./storage-budget.ts"
import type { LastingEvent } from "./worker-scope.ts"

/** Returns true if the plugin lets Workbox cache a body of this size for the event. */
async function isCached(event: LastingEvent, bytes: number): Promise<boolean> {
  const request = new Request("https://shop.example/")
  const response = new Response("x".repeat(bytes))
  return (await storageBudgetPlugin.cacheWillUpdate?.({ event, request, response })) === response
}

/** Returns an event; Node has no ExtendableEvent. */
function createEvent(): LastingEvent {
  return Object.assign(new Event("message"), { waitUntil: () => {} })
}

test("caches the responses of an event up to its budget and skips the larger ones", async () => {
  const event = createEvent()
  limitStorage(event, 100)
  expect(await isCached(event, 60)).toBe(true)
  expect(await isCached(event, 41)).toBe(false)
  expect(await isCached(event, 40)).toBe(true)
  expect(await isCached(event, 1)).toBe(false)
})

test("does not limit another event at the same time", async () => {
  limitStorage(createEvent(), 0)
  expect(await isCached(createEvent(), 1_000_000)).toBe(true)
})
