import { resolveGridColumns } from "./resolve-grid-columns.ts"

const listStarts = (blocks: { width: number; offset: number }[]) =>
  resolveGridColumns(blocks).map(({ start }) => start)

describe("blocks on the 12-column grid", () => {
  it("are placed side by side", () => {
    expect(
      listStarts([
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
        { width: 4, offset: 0 },
      ]),
    ).toEqual([1, 5, 9])
  })

  it("are preceded by their offset", () => {
    expect(
      listStarts([
        { width: 4, offset: 2 },
        { width: 4, offset: 1 },
      ]),
    ).toEqual([3, 8])
  })

  it("wrap to the next line when they no longer fit", () => {
    expect(
      listStarts([
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
    expect(resolveGridColumns(blocks)).toEqual([
      { start: 1, width: 4, line: 1 },
      { start: 5, width: 8, line: 2 },
    ])
  })

  it("never extend past the last column", () => {
    expect(resolveGridColumns([{ width: 8, offset: 11 }])).toEqual([{ start: 5, width: 8 }])
  })
})
