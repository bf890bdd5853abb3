import { planWidths } from "./plan-widths.ts"

describe("the widths a gallery's pictures are offered in", () => {
  it("are those that suit the layout where the editor has set none", () => {
    expect(planWidths([300, 600], 0)).toEqual([300, 600])
  })

  it("end with the editor's, rounded up to one that is rendered", () => {
    expect(planWidths([300, 600, 900], 590)).toEqual([300, 600])
    expect(planWidths([300, 600], 1_910)).toEqual([300, 600, 1_920])
    expect(planWidths([300, 600], 90)).toEqual([100])
  })
})
