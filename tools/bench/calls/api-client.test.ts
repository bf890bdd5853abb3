import { measureCallTimes } from "./api-client.ts"

const go = new AbortController().signal

describe("call times", () => {
  it("measures calls one after the other, each once", async () => {
    const order: string[] = []
    const call = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    }
    const { failed, firstFailure } = await measureCallTimes(go, [call("a"), call("b")])
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"])
    expect([failed, firstFailure]).toEqual([0, null])
  })

  it("counts failed calls, reports the first reason, and excludes their time", async () => {
    const fail = (reason: string) => () => Promise.reject(new Error(reason))
    expect(await measureCallTimes(go, [fail("404"), fail("500")])).toEqual({
      medianMs: null,
      p95Ms: null,
      failed: 2,
      firstFailure: "404",
    })
  })

  it("stops when the benchmark is aborted", async () => {
    const call = () => Promise.resolve()
    await expect(measureCallTimes(AbortSignal.abort(new Error("stopped")), [call])).rejects.toThrow(
      "stopped",
    )
  })
})
