import { listImageWidths } from "./slide-styles.ts"

describe("image widths of a gallery", () => {
  it("returns the widths of the layout if the editor has set no maximum", () => {
    expect(listImageWidths([300, 600], 0)).toEqual([300, 600])
  })

  it("limits the widths to the editor's maximum, rounded up to a width that is rendered", () => {
    expect(listImageWidths([300, 600, 900], 590)).toEqual([300, 600])
    expect(listImageWidths([300, 600], 1_910)).toEqual([300, 600, 1_920])
    expect(listImageWidths([300, 600], 90)).toEqual([100])
  })
})
