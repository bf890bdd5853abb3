import { EventEmitter } from "node:events"
import type { ServerResponse } from "node:http"
import { describe, expect, it } from "@jest/globals"
import {
  isIdle,
  type Load,
  measureEventLoopLoad,
  registerActiveRequest,
  waitUntilIdle,
} from "./idle.ts"

const idle: Load = { requests: 0, idleMs: 600, loopShare: 0.05, machineShare: 0.2 }

describe("a process", () => {
  it("is idle without requests in flight or just ended, and with processor time to spare", () => {
    expect(isIdle(idle)).toBe(true)
  })

  it.each([
    ["a request is under way", { requests: 1 }],
    ["a request has just ended", { idleMs: 100 }],
    ["its event loop is busy", { loopShare: 0.6 }],
    ["another process uses the machine", { machineShare: 0.9 }],
  ])("is not idle while %s", (_, busy) => {
    expect(isIdle({ ...idle, ...busy })).toBe(false)
  })

  it("is waited for through any number of busy samples", async () => {
    const loads = [{ ...idle, requests: 2 }, { ...idle, loopShare: 1 }, idle]
    let samples = 0
    await waitUntilIdle(async () => loads[samples++] ?? idle)
    expect(samples).toBe(3)
  })

  it("counts a request as in flight until its response is closed", async () => {
    const response = new EventEmitter()
    registerActiveRequest(response as unknown as ServerResponse)
    expect(await measureEventLoopLoad()).toMatchObject({ requests: 1 })
    response.emit("close")
    const load = await measureEventLoopLoad()
    expect(load.requests).toBe(0)
    expect(load.idleMs).toBeLessThan(60_000)
  })
})
