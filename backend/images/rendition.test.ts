import { resolveCrop, resolveRendition, resolveRenditionSize } from "./rendition.ts"

const hash = "0123456789abcdef0123456789abcdef"
const resolve = (aspect: string, file: string) => resolveRendition({ hash, aspect, file })

describe("the URL of a rendition", () => {
  it("contains aspect, width and format", () => {
    expect(resolve("4x3", "300.avif")).toEqual({
      ok: true,
      value: { hash, aspect: "4x3", width: 300, format: "avif" },
    })
  })

  it("may have a size prefix, which takes precedence over the file name", () => {
    expect(resolve("4x3", "2000x1500:1184.webp")).toMatchObject({
      value: { width: 2000, format: "webp" },
    })
  })

  it("tolerates a prefix height that is one pixel off through rounding", () => {
    expect(resolve("96x35", "1000x365:300.jpeg")).toMatchObject({
      value: { width: 1000 },
    })
    expect(resolve("96x35", "1000x367:300.jpeg")).toMatchObject({
      error: { status: 400 },
    })
  })

  it("may be of the whole image, in a width alone", () => {
    expect(resolve("whole", "300.webp")).toMatchObject({ value: { aspect: "whole", width: 300 } })
    expect(resolve("whole", "300x100:300.webp")).toMatchObject({ error: { status: 404 } })
  })

  it.each([
    ["5x4", "300.avif", 404],
    ["4x3", "300.png", 404],
    ["4x3", "300", 404],
    ["4x3", "../300.avif", 404],
    ["4x3", "-300.avif", 404],
    ["4x3", "99999.avif", 400],
    ["4x3", "301.avif", 400],
    ["4x3", "0.avif", 400],
    ["4x3", "301x226:300.avif", 400],
    ["4x3", "300x300:300.avif", 400],
    ["4x3", "300x225:301.avif", 400],
  ])("is rejected as %s/%s", (aspect, file, status) => {
    expect(resolve(aspect, file)).toMatchObject({ error: { status } })
  })

  it.each(["", "0123", hash.toUpperCase(), `${hash}0`, "../../../../etc/passwd"])(
    "is rejected with the hash %j",
    (bad) => {
      expect(resolveRendition({ hash: bad, aspect: "4x3", file: "300.avif" })).toMatchObject({
        error: { status: 404 },
      })
    },
  )
})

describe("the rendered size of an image", () => {
  it("is the requested size if the original is large enough", () => {
    expect(resolveRenditionSize("4x3", 300, { width: 1600, height: 1200 })).toEqual({
      width: 300,
      height: 225,
    })
  })

  it("is never larger than the original and preserves the aspect", () => {
    expect(resolveRenditionSize("4x3", 2000, { width: 800, height: 600 })).toEqual({
      width: 800,
      height: 600,
    })
    expect(resolveRenditionSize("1x1", 2000, { width: 800, height: 600 })).toEqual({
      width: 600,
      height: 600,
    })
    expect(resolveRenditionSize("16x9", 4000, { width: 1, height: 1 })).toEqual({
      width: 1,
      height: 1,
    })
  })
})

describe("the crop around a focal point", () => {
  const original = { width: 400, height: 100 }
  it.each([
    ["the left edge", { x: 0, y: 50 }, 0],
    ["the middle", { x: 50, y: 0 }, 150],
    ["near the right edge", { x: 95, y: 100 }, 300],
    ["in between", { x: 25, y: 50 }, 50],
  ])("stays within the image at %s", (_where, focus, left) => {
    expect(resolveCrop("1x1", focus, original)).toEqual({ left, top: 0, width: 100, height: 100 })
  })

  it("is the whole image where that has the aspect, and at least a pixel", () => {
    const whole = { width: 160, height: 90 }
    expect(resolveCrop("16x9", { x: 0, y: 0 }, whole)).toEqual({ left: 0, top: 0, ...whole })
    expect(resolveCrop("16x3", { x: 9, y: 9 }, { width: 1, height: 1 })).toMatchObject({
      width: 1,
      height: 1,
    })
  })
})
