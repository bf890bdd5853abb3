import {
  buildMaxBudget,
  buildMetric,
  buildMinBudget,
  listMissed,
  resolveVerdict,
} from "./metric.ts"

const lcp = (value: number | null) =>
  buildMetric("page: home", "LCP ms", value, { budget: buildMaxBudget(760) })
const rate = (value: number) =>
  buildMetric("load: home", "requests per second", value, { budget: buildMinBudget(1500) })

describe("benchmark metric", () => {
  it("rates a value equal to its budget as ok", () => {
    expect(resolveVerdict(lcp(760))).toBe("ok")
    expect(resolveVerdict(rate(1500))).toBe("ok")
  })

  it("rates a value on the wrong side of its budget as over", () => {
    expect(resolveVerdict(lcp(761))).toBe("over")
    expect(resolveVerdict(rate(1499))).toBe("over")
  })

  it("compares a value with its budget after rounding to its displayed decimals", () => {
    expect(resolveVerdict(lcp(760.4))).toBe("ok")
    const ratio = buildMetric("page: home", "ratio", 1.204, {
      decimals: 2,
      budget: buildMaxBudget(1.2),
    })
    expect(resolveVerdict(ratio)).toBe("ok")
  })

  it("gives no verdict without a budget, whatever the value", () => {
    expect(resolveVerdict(buildMetric("memory", "MB", 900))).toBe("no budget")
    expect(resolveVerdict(buildMetric("memory", "MB", null))).toBe("no budget")
  })

  it("lists a metric that could not be measured as missed", () => {
    expect(resolveVerdict(lcp(null))).toBe("not measured")
    expect(listMissed([lcp(null), lcp(700), lcp(900), rate(10)])).toEqual([
      lcp(null),
      lcp(900),
      rate(10),
    ])
  })
})
