import { slugSchema } from "#lib/contract/primitives.ts"
import {
  buildAmountSetting,
  buildBoundedSetting,
  groupSetting,
  imageHashesSetting,
  imageSetting,
  resolvePicture,
} from "./setting-schemas.ts"

const opacity = buildAmountSetting(0, 100, 100)

describe("amount setting", () => {
  it.each([
    [50, 50],
    ["30", 30],
    [0, 0],
    ["0", 0],
    [33.4, 33],
  ])("parses an amount from a number or its text: %j", (input, amount) => {
    expect(opacity.parse(input)).toBe(amount)
  })

  it.each([
    [150, 100],
    ["-3", 0],
    [Number.POSITIVE_INFINITY, 100],
  ])("clamps an amount to its bounds: %j", (input, amount) => {
    expect(opacity.parse(input)).toBe(amount)
  })

  it.each([null, undefined, "", " ", "lots", true, {}, Number.NaN, "5px"])(
    "falls back to the default without a valid amount: %j",
    (input) => {
      expect(opacity.parse(input)).toBe(100)
    },
  )
})

const zoom = buildBoundedSetting(1, 20, 15)

describe("bounded number setting", () => {
  it.each([
    [14, 14],
    ["14", 14],
    [" 14.4 px", 14],
    ["400px", 20],
    [0, 1],
    [-3, 1],
    [1e9, 20],
    ["", 15],
    [null, 15],
    [undefined, 15],
    ["near", 15],
    ["1e9", 15],
    [Number.NaN, 15],
    [{}, 15],
    [true, 15],
  ])("parses every input without an error: %j becomes %j", (input, expected) => {
    expect(zoom.parse(input)).toBe(expected)
  })
})

describe("group setting", () => {
  it.each([
    ["testimonials", "testimonials"],
    ["Happy customers", "happy-customers"],
    ["  Café & Crêpes ", "cafe-crepes"],
    [2026, "2026"],
    [`${"long ".repeat(40)}`, "long-".repeat(24).slice(0, -1)],
  ])("resolves a group by its slug or its name: %j", (input, slug) => {
    expect(groupSetting.parse(input)).toBe(slug)
    expect(slugSchema.safeParse(slug).success).toBe(true)
  })

  it.each(["", "  ", null, undefined, "…"])("is null without a group: %j", (input) => {
    expect(groupSetting.parse(input)).toBeNull()
  })
})

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
