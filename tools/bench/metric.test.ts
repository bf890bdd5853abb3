import {
  buildMaxBudget,
  buildMetric,
  buildMinBudget,
  divide,
  listMissed,
  median,
  percentile,
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

describe("median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 100, 1], 9.5],
    [[7], 7],
    [[], null],
    [[null, 4, null, 2], 3],
    [[null], null],
  ])("returns for %j the median %j", (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it("sorts by number, not as strings", () => {
    expect(median([10, 9, 8])).toBe(9)
  })
})

describe("ratio", () => {
  it.each([
    [300, 200, 1.5],
    [0, 200, 0],
    [300, 0, null],
    [null, 200, null],
    [300, null, null],
  ])("returns for %j and %j the ratio %j", (value, divisor, expected) => {
    expect(divide(value, divisor)).toBe(expected)
  })
})

describe("95th percentile", () => {
  it("returns one of the measured values", () => {
    const values = Array.from({ length: 200 }, (_, index) => index + 1)
    expect(percentile(values, 0.95)).toBe(190)
  })

  it.each([
    [[5], 5],
    [[], null],
    [[1, null, 3], 3],
  ])("returns for %j the 95th percentile %j", (values, expected) => {
    expect(percentile(values, 0.95)).toBe(expected)
  })
})
