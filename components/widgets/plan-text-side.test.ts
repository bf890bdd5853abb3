import { planTextSide } from "./plan-text-side.ts"

const plan = (side: "left" | "center" | "right", locale: string, canMirror: boolean) => {
  const planned = planTextSide(side, { locale, canMirror })
  return [planned.side, planned.isMirrored]
}

describe("side of text over an image", () => {
  it("is the side that the image leaves free", () => {
    expect(plan("left", "en", false)).toEqual(["left", false])
    expect(plan("right", "de", true)).toEqual(["right", false])
  })

  it("is unchanged in right-to-left pages if the image must not be mirrored", () => {
    expect(plan("left", "ar", false)).toEqual(["left", false])
    expect(plan("right", "ar", false)).toEqual(["right", false])
  })

  it("is mirrored together with the image in right-to-left pages", () => {
    expect(plan("left", "ar", true)).toEqual(["right", true])
    expect(plan("right", "ar", true)).toEqual(["left", true])
    expect(plan("center", "ar", true)).toEqual(["center", true])
  })
})
