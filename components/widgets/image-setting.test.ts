import { imageHashesSetting, imageSetting, resolvePicture } from "./image-setting.ts"

const hash = "ab".repeat(16)
const rendition = {
  aspect: "4x3",
  width: 900,
  height: 675,
  url: "/u",
  webp_url: "/w",
  avif_url: "/a",
}
const record = { ...rendition, hash, alt: "A curlew", placeholder: "#aabbcc" }
const picture = { hash, alt: "A curlew", placeholder: "#aabbcc", aspect: "4x3" }

describe("image setting", () => {
  it("parses an image record with its alt text and placeholder colour", () => {
    expect(imageSetting.parse(record)).toEqual(picture)
  })

  it("parses an image hash, without alt text", () => {
    expect(imageSetting.parse(hash)).toMatchObject({ hash, alt: "" })
  })

  it.each([17, "/uploads/bird.jpg", "", null, undefined, true, [], { id: 3 }, hash.toUpperCase()])(
    "is null for a value that cannot be rendered: %j",
    (image) => {
      expect(imageSetting.parse(image)).toBeNull()
    },
  )

  it("is cropped to the aspect ratio of the widget", () => {
    expect(resolvePicture("1x1", imageSetting.parse(record))?.aspect).toBe("1x1")
  })
})

describe("rendered images beside the settings", () => {
  it("are parsed by the name of their setting", () => {
    expect(imageHashesSetting.parse({ image: record, other: 4 })).toEqual({ image: picture })
  })

  it.each([null, undefined, "", [], "none", 3])("are empty for invalid input: %j", (images) => {
    expect(imageHashesSetting.parse(images)).toEqual({})
  })

  it("replace a setting whose own value cannot be rendered", () => {
    const { image } = imageHashesSetting.parse({ image: record })
    expect(resolvePicture("4x3", imageSetting.parse(17), image)).toEqual(picture)
    expect(resolvePicture("4x3", null, undefined)).toBeNull()
  })
})
