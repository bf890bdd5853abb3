import { resolveFallbackFormat } from "./image-routes.ts"

describe("the fallback format for an AVIF that is still being rendered", () => {
  it.each([
    ["Chrome", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "webp"],
    ["Safari", "image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,*/*;q=0.5", "webp"],
    ["a browser that writes it otherwise", "Image/AVIF , Image/WebP;q=0.9", "webp"],
    ["a client that accepts anything", "*/*", "jpeg"],
    ["a client that accepts any image", "image/avif,image/*;q=0.8", "jpeg"],
    ["a client without an Accept header", undefined, "jpeg"],
    ["a client that accepts only AVIF", "image/avif", null],
  ])("is resolved for %s", (_who, accept, format) => {
    expect(resolveFallbackFormat("avif", accept)).toBe(format)
  })

  it.each(["webp", "jpeg"] as const)("is null for %s, which renders fast", (format) => {
    expect(resolveFallbackFormat(format, "image/webp,*/*")).toBeNull()
  })
})
