import { atLeast, atMost, buildFigure, listMissed, resolveVerdict } from "./figure.ts"

const lcp = (value: number | null) =>
  buildFigure("page: home", "LCP ms", value, { budget: atMost(760) })
const rate = (value: number) =>
  buildFigure("load: home", "requests per second", value, { budget: atLeast(1500) })

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
    const ratio = buildFigure("page: home", "ratio", 1.204, { decimals: 2, budget: atMost(1.2) })
    expect(resolveVerdict(ratio)).toBe("ok")
  })

  it("gives no verdict without a budget, whatever the value", () => {
    expect(resolveVerdict(buildFigure("memory", "MB", 900))).toBe("no budget")
    expect(resolveVerdict(buildFigure("memory", "MB", null))).toBe("no budget")
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
