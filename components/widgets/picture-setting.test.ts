import { imageHashesSetting, imageSetting, resolvePicture } from "./picture-setting.ts"

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

describe("a picture among the settings", () => {
  it("is a record, with its words and its colour", () => {
    expect(imageSetting.parse(record)).toEqual(picture)
  })

  it("is a hash, without words", () => {
    expect(imageSetting.parse(hash)).toMatchObject({ hash, alt: "" })
  })

  it.each([17, "/uploads/bird.jpg", "", null, undefined, true, [], { id: 3 }, hash.toUpperCase()])(
    "is none where nobody can render it: %j",
    (image) => {
      expect(imageSetting.parse(image)).toBeNull()
    },
  )

  it("is cut to the widget's own aspect", () => {
    expect(resolvePicture("1x1", imageSetting.parse(record))?.aspect).toBe("1x1")
  })
})

describe("rendered pictures beside the settings", () => {
  it("are found by the setting's name", () => {
    expect(imageHashesSetting.parse({ image: record, other: 4 })).toEqual({ image: picture })
  })

  it.each([null, undefined, "", [], "none", 3])("are none where there are none: %j", (images) => {
    expect(imageHashesSetting.parse(images)).toEqual({})
  })

  it("count where the setting itself holds nothing that can be rendered", () => {
    const { image } = imageHashesSetting.parse({ image: record })
    expect(resolvePicture("4x3", imageSetting.parse(17), image)).toEqual(picture)
    expect(resolvePicture("4x3", null, undefined)).toBeNull()
  })
})
