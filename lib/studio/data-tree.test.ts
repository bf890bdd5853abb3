import { buildDataTree } from "./data-tree.ts"

describe("structured data as a tree", () => {
  it("names each thing by its type and each value by its property", () => {
    const tree = buildDataTree({ "@type": "Offer", price: 24.95, seller: { "@type": ["Store"] } })
    expect(tree.type).toBe("Offer")
    expect(tree.children.map(({ name, value, type }) => [name, value, type])).toEqual([
      ["price", "24.95", ""],
      ["seller", "", "Store"],
    ])
  })

  it("numbers the things of a list from 1", () => {
    const { children } = buildDataTree(["a", "b"])
    expect(children.map(({ name, value }) => name + value)).toEqual(["1a", "2b"])
  })

  it("shows what is no thing as it stands", () => {
    for (const value of [null, true, 3, "</script><b>"]) {
      expect(buildDataTree(value)).toMatchObject({ value: String(value), children: [] })
    }
  })

  it("says how much it leaves out of a long list, a deep thing and a long text", () => {
    expect(buildDataTree(Array.from({ length: 1_000 }, () => 1)).leftOut).toBe(800)
    let deep: unknown = "end"
    for (let depth = 0; depth < 500; depth++) deep = { below: deep }
    expect(JSON.stringify(buildDataTree(deep)).length).toBeLessThan(2_000)
    expect(buildDataTree("x".repeat(10_000)).value.length).toBeLessThan(2_010)
  })
})
