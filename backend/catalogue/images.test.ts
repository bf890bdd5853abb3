import { describe, expect, it } from "@jest/globals"
import { imageAspects, imageSchema, imageWidths } from "#lib/contract/image.ts"
import { buildWireImage, type ImageRow } from "./images.ts"

const centre = { focus_x: 50, focus_y: 50 }

function buildImageRow(width: number, height: number): ImageRow {
  return {
    hash: "a".repeat(32),
    alt: "A bottle",
    average_colour: "#aabbcc",
    width,
    height,
    ...centre,
  }
}

describe("an image for the storefront", () => {
  it("has the requested width and the height of the aspect ratio", () => {
    const image = buildWireImage(buildImageRow(4_000, 3_000), { width: 1184, aspect: "4x3" })
    expect(image).toMatchObject({
      width: 1184,
      height: 888,
      placeholder: "#aabbcc",
      url: `/assets/i/${"a".repeat(32)}/4x3/1184.jpeg`,
      webp_url: `/assets/i/${"a".repeat(32)}/4x3/1184.webp`,
      avif_url: `/assets/i/${"a".repeat(32)}/4x3/1184.avif`,
    })
  })

  it("is 1920 × 700 for the home gallery", () => {
    const image = buildWireImage(buildImageRow(1_920, 700), { width: 1_920, aspect: "96x35" })
    expect([image.width, image.height]).toEqual([1_920, 700])
  })

  it("is not upscaled: a small original yields the largest listed width that it fills", () => {
    expect(buildWireImage(buildImageRow(640, 480), { width: 1184, aspect: "4x3" }).width).toBe(625)
  })

  it("is not upscaled where the crop is narrower than the original", () => {
    const tall = buildWireImage(buildImageRow(1_600, 1_200), { width: 1_600, aspect: "9x16" })
    expect(tall.width).toBe(675)
    expect(tall.height).toBe(1_200)
  })

  it("includes the requested extra aspect ratios", () => {
    const size = { width: 400, aspect: "16x9", extraAspects: ["1x1"] } as const
    const { extra_aspects } = buildWireImage(buildImageRow(1_600, 1_200), size)
    expect(extra_aspects).toMatchObject([{ aspect: "1x1", width: 400, height: 400 }])
  })

  it.each(imageAspects)(
    "satisfies the contract at every listed width of %s, also for a tiny original",
    (aspect) => {
      for (const width of imageWidths) {
        for (const original of [buildImageRow(4_000, 3_000), buildImageRow(10, 10)]) {
          const image = buildWireImage(original, { width, aspect })
          expect(imageSchema.safeParse(image).success).toBe(true)
          expect(imageWidths).toContain(image.width)
        }
      }
    },
  )
})
