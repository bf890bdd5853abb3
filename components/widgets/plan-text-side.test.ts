import { planTextSide } from "./plan-text-side.ts"

const plan = (side: "left" | "center" | "right", locale: string, canMirror: boolean) => {
  const planned = planTextSide(side, { locale, canMirror })
  return [planned.side, planned.isMirrored]
}

describe("text over a picture", () => {
  it("stands on the side that the picture leaves free", () => {
    expect(plan("left", "en", false)).toEqual(["left", false])
    expect(plan("right", "de", true)).toEqual(["right", false])
  })

  it("stays there where the page runs from right to left and the picture holds lettering", () => {
    expect(plan("left", "ar", false)).toEqual(["left", false])
    expect(plan("right", "ar", false)).toEqual(["right", false])
  })

  it("changes sides with a picture that is mirrored there", () => {
    expect(plan("left", "ar", true)).toEqual(["right", true])
    expect(plan("right", "ar", true)).toEqual(["left", true])
    expect(plan("center", "ar", true)).toEqual(["center", true])
  })
})
