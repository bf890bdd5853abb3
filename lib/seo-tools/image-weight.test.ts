import { isOversizedImage } from "./image-weight.ts"

describe("file size of an image", () => {
  it("is too heavy above a third of a byte per pixel of the box", () => {
    const box = { widthPx: 800, heightPx: 600 }
    expect(isOversizedImage({ ...box, bytes: 160_000 })).toBe(false)
    expect(isOversizedImage({ ...box, bytes: 180_000 })).toBe(true)
  })

  it("is never too heavy below 40 kB, however small the box", () => {
    expect(isOversizedImage({ widthPx: 20, heightPx: 20, bytes: 39_000 })).toBe(false)
    expect(isOversizedImage({ widthPx: 20, heightPx: 20, bytes: 41_000 })).toBe(true)
  })

  it("may be 200 kB if the box is unknown", () => {
    expect(isOversizedImage({ widthPx: null, heightPx: 600, bytes: 190_000 })).toBe(false)
    expect(isOversizedImage({ widthPx: 800, heightPx: null, bytes: 210_000 })).toBe(true)
  })
})
