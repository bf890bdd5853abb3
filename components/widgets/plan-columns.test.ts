import { planColumns } from "./plan-columns.ts"

const starts = (blocks: { width: number; offset: number }[]) =>
  planColumns(blocks).map(({ start }) => start)

describe("blocks on the 12-column grid", () => {
  it("stand side by side", () => {
    expect(
      starts([
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
      ]),
    ).toEqual([1, 5, 9])
  })

  it("leave their offset free before them", () => {
    expect(
      starts([
        { width: 4, offset: 2 },
        { width: 4, offset: 1 },
      ]),
    ).toEqual([3, 8])
  })

  it("begin the next line where they no longer fit", () => {
    expect(
      starts([
        { width: 8, offset: 0 },
        { width: 6, offset: 0 },
        { width: 6, offset: 0 },
      ]),
    ).toEqual([1, 1, 7])
  })

  it("begin the next line although their offset would leave them room beside the one before", () => {
    const blocks = [
      { width: 4, offset: 0 },
      { width: 8, offset: 4 },
    ]
    expect(planColumns(blocks)).toEqual([
      { start: 1, width: 4, line: 1 },
      { start: 5, width: 8, line: 2 },
    ])
  })

  it("never reach beyond the last column", () => {
    expect(planColumns([{ width: 8, offset: 11 }])).toEqual([{ start: 5, width: 8 }])
  })
})
