import { resolveStandIn } from "./stand-in.ts"

describe("the fallback format for an AVIF that is still being rendered", () => {
  it.each([
    ["Chrome", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "webp"],
    ["Safari", "image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,*/*;q=0.5", "webp"],
    ["a browser that writes it otherwise", "Image/AVIF , Image/WebP;q=0.9", "webp"],
    ["whoever takes anything", "*/*", "jpeg"],
    ["whoever takes any picture", "image/avif,image/*;q=0.8", "jpeg"],
    ["whoever does not say", undefined, "jpeg"],
    ["whoever takes nothing else", "image/avif", null],
  ])("is resolved for %s", (_who, accept, format) => {
    expect(resolveStandIn("avif", accept)).toBe(format)
  })

  it.each(["webp", "jpeg"] as const)("is null for %s, which renders fast", (format) => {
    expect(resolveStandIn(format, "image/webp,*/*")).toBeNull()
  })
})
