import { buildDataTree } from "./data-tree.ts"

describe("tree of structured data", () => {
  it("names each node by its type and each value by its property", () => {
    const tree = buildDataTree({ "@type": "Offer", price: 24.95, seller: { "@type": ["Store"] } })
    expect(tree.type).toBe("Offer")
    expect(tree.children.map(({ name, value, type }) => [name, value, type])).toEqual([
      ["price", "24.95", ""],
      ["seller", "", "Store"],
    ])
  })

  it("numbers the items of a list from 1", () => {
    const { children } = buildDataTree(["a", "b"])
    expect(children.map(({ name, value }) => name + value)).toEqual(["1a", "2b"])
  })

  it("shows a value that is no node unchanged", () => {
    for (const value of [null, true, 3, "</script><b>"]) {
      expect(buildDataTree(value)).toMatchObject({ value: String(value), children: [] })
    }
  })

  it("limits long lists, deep nodes and long texts, and counts the omitted items", () => {
    expect(buildDataTree(Array.from({ length: 1_000 }, () => 1)).leftOut).toBe(800)
    let deep: unknown = "end"
    for (let depth = 0; depth < 500; depth++) deep = { below: deep }
    expect(JSON.stringify(buildDataTree(deep)).length).toBeLessThan(2_000)
    expect(buildDataTree("x".repeat(10_000)).value.length).toBeLessThan(2_010)
  })
})
