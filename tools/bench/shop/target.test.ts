import { listMissed } from "../metric.ts"
import { listBuildMetrics } from "./target.ts"

const demo = { ms: 20_000, pages: 90 }

describe("storefront build with a large catalogue", () => {
  it("accepts a build that takes about as long as one with the demo catalogue", () => {
    const large = { products: 10_000, ms: 24_000, pages: 110 }
    expect(listMissed(listBuildMetrics({ demo, large }))).toEqual([])
  })

  it("misses the budget when build time grows with the catalogue", () => {
    const large = { products: 10_000, ms: 60_000, pages: 9000 }
    expect(listMissed(listBuildMetrics({ demo, large }))).toMatchObject([
      { name: "growth, times", value: 3 },
    ])
  })
})

it("reports a build with the demo catalogue alone without a budget", () => {
  expect(listBuildMetrics({ demo, large: null })).toMatchObject([
    { name: "demo catalogue, s", value: 20, budget: null },
    { name: "demo catalogue, pages rendered", value: 90, budget: null },
  ])
})
