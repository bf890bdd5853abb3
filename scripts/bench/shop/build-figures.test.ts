import { listMissed } from "../figure.ts"
import { buildBuildFigures } from "./build-figures.ts"

const demo = { ms: 20_000, pages: 90 }

describe("a build beside a large catalogue", () => {
  it("may take as long as one beside the demo goods, give or take", () => {
    const large = { products: 10_000, ms: 24_000, pages: 110 }
    expect(listMissed(buildBuildFigures({ demo, large }))).toEqual([])
  })

  it("misses its budget when it grows with the catalogue", () => {
    const large = { products: 10_000, ms: 60_000, pages: 9000 }
    expect(listMissed(buildBuildFigures({ demo, large }))).toMatchObject([
      { name: "growth, times", value: 3 },
    ])
  })
})

it("a build beside the demo goods alone only informs", () => {
  expect(buildBuildFigures({ demo, large: null })).toMatchObject([
    { name: "demo catalogue, s", value: 20, budget: null },
    { name: "demo catalogue, pages rendered", value: 90, budget: null },
  ])
})
