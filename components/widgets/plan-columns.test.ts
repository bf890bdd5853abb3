import { planColumns } from "./plan-columns.ts"

const starts = (blocks: { width: number; offset: number }[]) =>
  planColumns(blocks).map(({ start }) => start)

describe("blocks on the 12-column grid", () => {
  it("are placed side by side", () => {
    expect(
      starts([
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
      ]),
    ).toEqual([1, 5, 9])
  })

  it("are preceded by their offset", () => {
    expect(
      starts([
        { width: 4, offset: 2 },
        { width: 4, offset: 1 },
      ]),
    ).toEqual([3, 8])
  })

  it("wrap to the next line when they no longer fit", () => {
    expect(
      starts([
        { width: 8, offset: 0 },
        { width: 6, offset: 0 },
        { width: 6, offset: 0 },
      ]),
    ).toEqual([1, 1, 7])
  })

  it("wrap to the next line although CSS auto-placement would put them beside the previous block", () => {
    const blocks = [
      { width: 4, offset: 0 },
      { width: 8, offset: 4 },
    ]
    expect(planColumns(blocks)).toEqual([
      { start: 1, width: 4, line: 1 },
      { start: 5, width: 8, line: 2 },
    ])
  })

  it("never extend past the last column", () => {
    expect(planColumns([{ width: 8, offset: 11 }])).toEqual([{ start: 5, width: 8 }])
  })
})
