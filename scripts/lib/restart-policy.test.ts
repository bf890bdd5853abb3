import { describe, expect, it } from "@jest/globals"
import { type ProcessExit, resolveRestart } from "#scripts/lib/restart-policy.ts"

const afterLongRun: ProcessExit = { uptimeMs: 60_000, wasReady: true, signal: null }
const beforeReady: ProcessExit = { uptimeMs: 300, wasReady: false, signal: null }
const killedWhileHealthy: ProcessExit = { uptimeMs: 900, wasReady: true, signal: "SIGKILL" }

describe("a supervised process that exited", () => {
  it("is restarted at once after a long run", () => {
    expect(resolveRestart([afterLongRun])).toEqual({ kind: "restart", delayMs: 0 })
  })

  it("is restarted at once after each SIGKILL of a ready process", () => {
    const exits = Array.from({ length: 30 }, () => killedWhileHealthy)
    expect(resolveRestart(exits)).toEqual({ kind: "restart", delayMs: 0 })
  })

  it("is restarted with a longer delay after each quick exit (backoff)", () => {
    const delays = [1, 2, 3, 4].map((count) => resolveRestart(Array(count).fill(beforeReady)))
    expect(delays).toEqual([200, 500, 1000, 2000].map((delayMs) => ({ kind: "restart", delayMs })))
  })

  it("is given up after five quick exits in a row", () => {
    expect(resolveRestart(Array(5).fill(beforeReady))).toEqual({ kind: "give-up", exits: 5 })
  })

  it("is restarted every five seconds without limit if it is retried forever", () => {
    const plans = [5, 6, 500].map((count) => resolveRestart(Array(count).fill(beforeReady), true))
    expect(plans).toEqual(Array(3).fill({ kind: "restart", delayMs: 5000 }))
  })

  it("has its count of quick exits reset by a long run", () => {
    const exits = [...Array(4).fill(beforeReady), afterLongRun, beforeReady]
    expect(resolveRestart(exits)).toEqual({ kind: "restart", delayMs: 200 })
  })
})
