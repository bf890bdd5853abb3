import { listMissed } from "../metric.ts"
import { Report } from "./report.ts"

describe("section of the benchmark that throws", () => {
  it("counts as a missed budget, adds a note, and does not stop the other sections", async () => {
    const report = new Report(new AbortController().signal, () => {})
    await report.attempt("load", () => Promise.reject(new Error("nothing responds\nCall log:")))
    expect(listMissed(report.metrics)).toHaveLength(1)
    expect(report.notes).toEqual(['"load" broke off: nothing responds'])
  })

  it("stops the benchmark when it is aborted", async () => {
    const stop = new AbortController()
    const report = new Report(stop.signal, () => {})
    stop.abort(new Error("stopped"))
    await expect(report.attempt("load", () => Promise.reject(new Error("cut")))).rejects.toThrow(
      "stopped",
    )
    expect(report.notes).toEqual([])
  })
})

it("writes each metric with its verdict, and the measurements behind them, to the JSON report", () => {
  const report = new Report(new AbortController().signal, () => {})
  report.add([
    {
      subject: "load: home",
      name: "p99 ms",
      value: 70,
      decimals: 0,
      peers: {},
      budget: { kind: "max", limit: 60 },
    },
  ])
  report.addDetails("load: home", [1, 2])
  expect(report.toJson({ runs: 5 })).toMatchObject({
    conditions: { runs: 5 },
    metrics: [{ subject: "load: home", value: 70, verdict: "over" }],
    details: { "load: home": [1, 2] },
  })
})
