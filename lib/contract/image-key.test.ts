import { buildImageKey, getImageKeyOfUrl, parseImageKey } from "./image-key.ts"

const hash = "0123456789abcdef0123456789abcdef"

describe("the key of an image's URLs", () => {
  it("is its hash where the focal point is the centre, so that no address changes", () => {
    expect(buildImageKey(hash, { x: 50, y: 50 })).toBe(hash)
    expect(parseImageKey(hash)).toEqual({ hash, focus: null })
  })

  it("has any other focal point, and is found in a URL", () => {
    const key = buildImageKey(hash, { x: 0, y: 100 })
    expect(parseImageKey(key)).toEqual({ hash, focus: { x: 0, y: 100 } })
    expect(getImageKeyOfUrl(`/assets/i/${key}/4x3/300.jpeg`, hash)).toBe(key)
    expect(getImageKeyOfUrl(`/assets/i/${hash}/4x3/300.jpeg`, hash)).toBe(hash)
    expect(getImageKeyOfUrl("/elsewhere.jpeg", hash)).toBe(hash)
  })

  it.each([`${hash}-50-50`, `${hash}-101-0`, `${hash}-07-0`, `${hash}-7`, hash.slice(1), ""])(
    "is rejected if it is another spelling: %s",
    (key) => expect(parseImageKey(key)).toBeNull(),
  )
})
