/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"

let statuses: (number | null)[]

/** Returns an import that fails this many times before it succeeds. */
function failTimes(times: number, error: Error = missing) {
  let calls = 0
  const load = async () => {
    calls += 1
    if (calls <= times) throw error
    return "island"
  }
  return { load, count: () => calls }
}

const missing = Object.assign(new Error(), { name: "ChunkLoadError", request: "/_next/a.js" })

/** True if the promise is settled after all pending microtasks and timers of 0 ms. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol("open")
  await jest.advanceTimersByTimeAsync(0)
  return (await Promise.race([promise, Promise.resolve(open)])) !== open
}

async function open() {
  jest.resetModules()
  const { fetchIsland: loadIsland } = await import("./fetch-island.ts")
  const marks = await import("./chunk-recovery.ts")
  return { loadIsland, marks }
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = "<main><form><input name=a value=given></form></main>"
  statuses = []
  globalThis.fetch = async () => {
    const status = statuses.shift()
    if (status === undefined || status === null) throw new TypeError("Failed to fetch")
    return { status } as Response
  }
})
afterEach(() => {
  jest.useRealTimers()
})

describe("fetchIsland: the code fails to load", () => {
  it("retries as soon as the browser is online", async () => {
    const { loadIsland } = await open()
    const { load, count } = failTimes(1)
    const island = loadIsland(load)
    expect(await isSettled(island)).toBe(false)
    dispatchEvent(new Event("online"))
    expect(await island).toBe("island")
    expect(count()).toBe(2)
  })

  it("retries after a delay if the server returns an error", async () => {
    statuses = [503, 200]
    const { loadIsland } = await open()
    const { load } = failTimes(2)
    const island = loadIsland(load)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await island).toBe("island")
  })

  it("stops retrying after 20 retries", async () => {
    const { loadIsland } = await open()
    const { load, count } = failTimes(1000)
    const island = loadIsland(load)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(count()).toBe(21)
    expect(await isSettled(island)).toBe(false)
  })

  it("does not reload while the user is typing if the script is gone, and marks the build outdated", async () => {
    statuses = [404]
    const { loadIsland, marks } = await open()
    const field = document.querySelector("input")
    if (field) field.value = "typed"
    const island = loadIsland(failTimes(1000).load)
    expect(await isSettled(island)).toBe(false)
    expect(marks.isOutdatedDocument()).toBe(true)
    expect(sessionStorage.length).toBe(0)
  })

  it("rethrows every other error", async () => {
    const { loadIsland } = await open()
    await expect(loadIsland(failTimes(1, new TypeError("no")).load)).rejects.toThrow("no")
  })
})
