import { describe, expect, it } from "@jest/globals"
import { type ProcessExit, resolveRestartDelayMs } from "#scripts/lib/supervisor.ts"

const afterLongRun: ProcessExit = { uptimeMs: 60_000, wasReady: true, signal: null }
const beforeReady: ProcessExit = { uptimeMs: 300, wasReady: false, signal: null }
const killedWhileHealthy: ProcessExit = { uptimeMs: 900, wasReady: true, signal: "SIGKILL" }

describe("a supervised process that exited", () => {
  it("is restarted at once after a long run", () => {
    expect(resolveRestartDelayMs([afterLongRun])).toBe(0)
  })

  it("is restarted at once after each SIGKILL of a ready process", () => {
    const exits = Array.from({ length: 30 }, () => killedWhileHealthy)
    expect(resolveRestartDelayMs(exits)).toBe(0)
  })

  it("is restarted with a longer delay after each quick exit (backoff)", () => {
    const delays = [1, 2, 3, 4].map((count) =>
      resolveRestartDelayMs(Array(count).fill(beforeReady)),
    )
    expect(delays).toEqual([200, 500, 1000, 2000])
  })

  it("is given up after five quick exits in a row", () => {
    expect(resolveRestartDelayMs(Array(5).fill(beforeReady))).toBeNull()
  })

  it("is restarted every five seconds without limit if it is retried forever", () => {
    const delays = [5, 6, 500].map((count) =>
      resolveRestartDelayMs(Array(count).fill(beforeReady), true),
    )
    expect(delays).toEqual([5000, 5000, 5000])
  })

  it("has its count of quick exits reset by a long run", () => {
    const exits = [...Array(4).fill(beforeReady), afterLongRun, beforeReady]
    expect(resolveRestartDelayMs(exits)).toBe(200)
  })
})
