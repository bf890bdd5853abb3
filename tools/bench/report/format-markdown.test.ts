import { buildMaxBudget, buildMetric, buildMinBudget } from "../metric.ts"
import { formatMarkdown } from "./format-markdown.ts"

const run = { startedAt: new Date("2026-11-26T23:59:00Z"), processors: 2, runs: 5 }
const ratio = (page: string, value: number | null) =>
  buildMetric(`page: ${page}`, "FCP ÷ empty page", value, {
    decimals: 2,
    budget: buildMaxBudget(1.25),
  })
const size = (page: string, limit: number) =>
  buildMetric(`page: ${page}`, "HTML kB", 18, { budget: buildMaxBudget(limit) })

describe("Markdown table of the benchmark", () => {
  it("begins with the date, the cores and the number of runs", () => {
    expect(formatMarkdown([], run)).toBe(
      "Measured on 26 November 2026, 2 cores, medians of 5 runs; bold: outside the budget.",
    )
    expect(formatMarkdown([], { ...run, processors: 1, runs: 1 })).toContain("one core, one run")
  })

  it("lists pages side by side, with values outside their budget in bold", () => {
    const metrics = [
      ratio("home", 1.2),
      size("home", 20),
      ratio("article", 1.3),
      size("article", 17),
    ]
    const load = buildMetric("load: empty page", "requests per second", 2343)
    const [, table = ""] = formatMarkdown([...metrics, load], run).split("\n\n")
    expect(table.split("\n")).toEqual([
      "|  | budget | home | article | empty page |",
      "| --- | --- | --: | --: | --: |",
      "| FCP ÷ empty page | ≤ 1.25 | 1.20 | **1.30** |  |",
      "| HTML kB | ≤ 20, ≤ 17 | 18 | **18** |  |",
      "| load: requests per second |  |  |  | 2343 |",
    ])
  })

  it("shows a value that could not be measured as missed", () => {
    expect(formatMarkdown([ratio("home", null)], run)).toContain("| **–** |")
  })

  it("lists everything that is not measured per page in a table of its own", () => {
    const starter = buildMetric("memory", "starter, MB", 126, { budget: buildMaxBudget(60) })
    const calls = buildMetric("memory", "requests", 20_000, { budget: buildMinBudget(20_000) })
    const [, table = ""] = formatMarkdown([starter, calls], run).split("\n\n")
    expect(table.split("\n").slice(2)).toEqual([
      "| memory: starter, MB | ≤ 60 | **126** |",
      "| memory: requests | ≥ 20000 | 20000 |",
    ])
  })
})
