import { moveFocus, resolveClosestAspect, resolveFocusAt, resolvePlaceOf } from "./media-focus.ts"
import { parseTags, resolveUsePath } from "./media-tags.ts"
import { isRetryable, validateUpload } from "./upload-image.ts"

describe("the focal point of an image", () => {
  const original = { width: 1500, height: 1000 }

  it("is chosen in the rendered crop that hides the least", () => {
    expect(resolveClosestAspect(original)).toBe("8x5")
    expect(resolveClosestAspect({ width: 100, height: 100 })).toBe("1x1")
    expect(resolveClosestAspect({ width: 9, height: 1600 })).toBe("9x16")
  })

  it("is in percent of the whole image, and shown where it is in the crop", () => {
    // The crop has the whole width and 93.75 % of the height.
    expect(resolveFocusAt(original, "8x5", { x: 0, y: 0 })).toEqual({ x: 0, y: 3 })
    expect(resolveFocusAt(original, "8x5", { x: 0.5, y: 0.5 })).toEqual({ x: 50, y: 50 })
    expect(resolveFocusAt(original, "8x5", { x: 2, y: 1 })).toEqual({ x: 100, y: 97 })
    expect(resolvePlaceOf(original, "8x5", { x: 50, y: 50 })).toEqual({ x: 50, y: 50 })
    expect(resolvePlaceOf(original, "8x5", { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
  })

  it("moves with the arrow keys, and stays within the image", () => {
    expect(moveFocus({ x: 50, y: 50 }, "ArrowLeft")).toEqual({ x: 45, y: 50 })
    expect(moveFocus({ x: 98, y: 2 }, "ArrowRight")).toEqual({ x: 100, y: 2 })
    expect(moveFocus({ x: 98, y: 2 }, "ArrowUp")).toEqual({ x: 98, y: 0 })
    expect(moveFocus({ x: 98, y: 2 }, "Tab")).toBeNull()
  })
})

it("tags are what is between commas, each once", () => {
  expect(parseTags(" Mugs, blue  mugs,, Mugs\nsale")).toEqual(["Mugs", "blue mugs", "sale"])
  expect(parseTags("")).toEqual([])
})

it.each([
  ["sell/product", 3, "/admin/products/3"],
  ["cognito/group", 3, "/admin/categories/3"],
  ["cognito/page", 3, "/admin/pages/3"],
  ["cognito/article", 3, "/admin/content/articles/3"],
  ["cognito/gallery", 3, "/admin/content/galleries/3"],
  ["cognito/person", 3, "/admin/content/people/3"],
  ["cognito/testimonial", 3, "/admin/content/testimonials/3"],
  ["cognito/gift_voucher_theme", 3, "/admin/content/voucher-themes/3"],
  ["cognito/video", 3, "/admin/media/videos"],
  ["cognito/domain", 1, "/admin/settings"],
  ["cognito/article", null, null],
  ["cognito/page_content", 3, "/admin/content/blocks/3"],
  ["sell/sku", 3, null],
])("a %s that shows an image is opened at its screen", (model, id, path) => {
  expect(resolveUsePath(model, id)).toBe(path)
})

describe("a file to upload", () => {
  it.each([
    [{ size: 5, type: "image/png" }, null],
    [{ size: 5, type: "" }, null],
    [{ size: 5, type: "image/svg+xml" }, "type"],
    [{ size: 0, type: "image/png" }, "empty"],
    [{ size: 10_000_000, type: "image/png" }, null],
    [{ size: 10_000_001, type: "image/png" }, "size"],
  ])("%j has the problem %s", (file, problem) => expect(validateUpload(file)).toBe(problem))

  it("is not tried again after an error of something else", () => {
    expect(isRetryable(new Error("no"))).toBe(false)
  })
})
