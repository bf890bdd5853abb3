import { describe, expect, it } from "@jest/globals"
import { type ProcessExit, resolveRestart } from "#scripts/lib/restart-policy.ts"

const afterLongRun: ProcessExit = { uptimeMs: 60_000, wasReady: true, signal: null }
const beforeReady: ProcessExit = { uptimeMs: 300, wasReady: false, signal: null }
const killedWhileHealthy: ProcessExit = { uptimeMs: 900, wasReady: true, signal: "SIGKILL" }

describe("a kept process that died", () => {
  it("is started at once after a long life", () => {
    expect(resolveRestart([afterLongRun])).toEqual({ kind: "restart", delayMs: 0 })
  })

  it("is started at once when someone killed it, however often", () => {
    const exits = Array.from({ length: 30 }, () => killedWhileHealthy)
    expect(resolveRestart(exits)).toEqual({ kind: "restart", delayMs: 0 })
  })

  it("waits longer after each quick death", () => {
    const delays = [1, 2, 3, 4].map((count) => resolveRestart(Array(count).fill(beforeReady)))
    expect(delays).toEqual([200, 500, 1000, 2000].map((delayMs) => ({ kind: "restart", delayMs })))
  })

  it("is given up after five quick deaths in a row", () => {
    expect(resolveRestart(Array(5).fill(beforeReady))).toEqual({ kind: "give-up", exits: 5 })
  })

  it("is tried every five seconds where it is waited for", () => {
    const plans = [5, 6, 500].map((count) => resolveRestart(Array(count).fill(beforeReady), true))
    expect(plans).toEqual(Array(3).fill({ kind: "restart", delayMs: 5000 }))
  })

  it("has its quick deaths forgiven after a long life", () => {
    const exits = [...Array(4).fill(beforeReady), afterLongRun, beforeReady]
    expect(resolveRestart(exits)).toEqual({ kind: "restart", delayMs: 200 })
  })
})
