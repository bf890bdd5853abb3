import { resolveTextSide } from "./resolve-text-side.ts"

const resolveSide = (side: "left" | "center" | "right", locale: string, canMirror: boolean) => {
  const resolved = resolveTextSide(side, { locale, canMirror })
  return [resolved.side, resolved.isMirrored]
}

describe("side of text over an image", () => {
  it("is the side that the image leaves free", () => {
    expect(resolveSide("left", "en", false)).toEqual(["left", false])
    expect(resolveSide("right", "de", true)).toEqual(["right", false])
  })

  it("is unchanged in right-to-left pages if the image must not be mirrored", () => {
    expect(resolveSide("left", "ar", false)).toEqual(["left", false])
    expect(resolveSide("right", "ar", false)).toEqual(["right", false])
  })

  it("is mirrored together with the image in right-to-left pages", () => {
    expect(resolveSide("left", "ar", true)).toEqual(["right", true])
    expect(resolveSide("right", "ar", true)).toEqual(["left", true])
    expect(resolveSide("center", "ar", true)).toEqual(["center", true])
  })
})
