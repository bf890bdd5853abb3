import { buildMaxBudget, buildMetric, buildMinBudget, listMissed } from "../metric.ts"
import { formatClosing, formatMetrics, Report } from "./report.ts"

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

const fcp = buildMetric("page: home", "FCP ms", 251.4, {
  budget: buildMaxBudget(340),
  peers: { commerce: 444, Medusa: 524 },
})
const css = buildMetric("page: home", "CSS kB", 0, { decimals: 1 })
const rate = buildMetric("load: home", "requests per second", 900, { budget: buildMinBudget(1500) })
const hydrated = buildMetric("page: home", "hydrated ms", null, { budget: buildMaxBudget(1900) })

describe("benchmark report", () => {
  it("shows each metric beside its budget, its verdict and the values of peers", () => {
    expect(formatMetrics([fcp, css]).split("\n")).toEqual([
      "  page: home  ours  budget      commerce  Medusa",
      "  FCP ms       251   ≤ 340  ok       444     524",
      "  CSS kB       0.0",
    ])
  })

  it("prints one table for each subject, in the order of measuring", () => {
    const [first, second] = formatMetrics([fcp, rate, css]).split("\n\n")
    expect(first).toMatch(/page: home.*\n.*FCP ms.*\n.*CSS kB/)
    expect(second).toMatch(/load: home.*\n.*requests per second +900 +≥ 1500 +over/)
  })
})

describe("closing table of the benchmark", () => {
  it("names each missed budget, including metrics that could not be measured", () => {
    const closing = formatClosing([fcp, css, rate, hydrated])
    expect(closing).toContain("2 of 3 budgets are missed:")
    expect(closing).toMatch(/load: home +requests per second +900 +≥ 1500 +over/)
    expect(closing).toMatch(/page: home +hydrated ms +– +≤ 1900 +not measured/)
    expect(closing).not.toContain("FCP")
  })

  it("states that every budget is met, or that none was measured", () => {
    expect(formatClosing([fcp, css])).toBe("All 1 budgets are met.")
    expect(formatClosing([css])).toBe("Nothing with a budget was measured.")
  })
})
