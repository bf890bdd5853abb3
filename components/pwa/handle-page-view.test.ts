/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { getAndClearPendingUpdate } from "#components/navigation/pending-update.ts"
import { startPendingUpdate } from "./activate-waiting-worker.ts"
import { startUpdateChecks } from "./handle-page-view.ts"

/** A fake service worker that records messages and changes its state. */
class FakeWorker extends EventTarget {
  state = "installing"
  messages: unknown[] = []
  postMessage = (message: unknown): void => void this.messages.push(message)
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event("statechange"))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = new FakeWorker()
  updates = 0
  update = async (): Promise<void> => {
    this.updates += 1
  }
  /** Simulates that the browser has found another worker. */
  find(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event("updatefound"))
    return this.installing
  }
}

let registration: FakeRegistration
let offered: number
let requests: [string, RequestInit | undefined][]
const takeOver = { kind: "take-over" }

const hasPendingUpdate = () => getAndClearPendingUpdate() !== null

function watch(): void {
  startUpdateChecks(registration as unknown as ServiceWorkerRegistration, () => {
    offered += 1
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  getAndClearPendingUpdate()
  registration = new FakeRegistration()
  offered = 0
  requests = []
  globalThis.fetch = async (path, init) => {
    requests.push([String(path), init])
    return { ok: true } as Response
  }
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
})

describe("startUpdateChecks", () => {
  it("offers an update once its worker is installed, and applies it once, on the next navigation", () => {
    watch()
    const next = registration.find()
    expect([offered, hasPendingUpdate()]).toEqual([0, false])
    next.become("installed")
    expect([offered, next.messages]).toEqual([1, []])
    expect([hasPendingUpdate(), next.messages]).toEqual([true, []])
    next.become("activated")
    expect([offered, hasPendingUpdate()]).toEqual([1, false])
  })

  it("activates the waiting worker before a reload, within two seconds", async () => {
    watch()
    const next = registration.find()
    next.become("installed")
    const applied = startPendingUpdate()
    expect([next.messages, hasPendingUpdate()]).toEqual([[takeOver], false])
    next.become("activated")
    await applied
    registration.find().become("installed")
    const slow = startPendingUpdate()
    await jest.advanceTimersByTimeAsync(2_000)
    await slow
  })

  it("offers no update if the worker could not be installed", () => {
    watch()
    registration.find().become("redundant")
    expect([offered, hasPendingUpdate()]).toEqual([0, false])
  })

  it("offers no update for the first worker, which is as new as its page", () => {
    registration.active = null
    watch()
    registration.find().become("installed")
    expect([offered, hasPendingUpdate()]).toEqual([0, false])
  })

  it("activates a worker that was installing with this page without an offer", () => {
    const installing = new FakeWorker()
    Object.assign(registration, { installing })
    watch()
    installing.become("installed")
    expect([offered, installing.messages]).toEqual([0, [takeOver]])
  })

  it("checks for updates every ten minutes, bypassing every cache", async () => {
    watch()
    await jest.advanceTimersByTimeAsync(599_999)
    expect(requests).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(requests).toEqual([["/sw.js", { cache: "no-store" }]])
    await jest.advanceTimersByTimeAsync(600_000)
    expect([requests.length, registration.updates]).toEqual([2, 2])
  })

  it("skips the check while offline, and checks again after a failed one", async () => {
    watch()
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
    await jest.advanceTimersByTimeAsync(600_000)
    expect(requests).toEqual([])
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true })
    const { fetch } = globalThis
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    await jest.advanceTimersByTimeAsync(600_000)
    globalThis.fetch = async () => ({ ok: false }) as Response
    await jest.advanceTimersByTimeAsync(600_000)
    expect(registration.updates).toBe(0)
    globalThis.fetch = fetch
    await jest.advanceTimersByTimeAsync(600_000)
    expect(registration.updates).toBe(1)
  })
})
