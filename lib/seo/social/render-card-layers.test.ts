import { randomBytes } from "node:crypto"
import sharp from "sharp"
import { renderCardLayers } from "./render-card-layers.ts"

const nothing = { photo: null, logo: null, darkLogo: null, texts: null }
const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** Returns the RGB values of a pixel. */
async function readColour(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(jpeg).extract(area).raw().toBuffer())]
}
const isNear = (actual: number[], expected: number[]) =>
  actual.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 12)

describe("social card image", () => {
  it("is a JPEG of 1200 × 630 with the photo on the right", async () => {
    const jpeg = await renderCardLayers({ ...nothing, photo: await paint(850, 638, "#3366cc") })
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 })
    expect(isNear(await readColour(jpeg, 900, 300), [0x33, 0x66, 0xcc])).toBe(true)
    expect(isNear(await readColour(jpeg, 200, 300), [0xfa, 0xf6, 0xee])).toBe(true)
  })

  it("has a plain dark side without a photo", async () => {
    const jpeg = await renderCardLayers(nothing)
    expect(isNear(await readColour(jpeg, 900, 300), [0x12, 0x38, 0x3c])).toBe(true)
  })

  it("is smaller than 120 kB for a photo of pure noise", async () => {
    const jpeg = await renderCardLayers({ ...nothing, photo: await noise(850, 638) })
    expect(jpeg.length).toBeLessThan(120_000)
  })

  it.each([
    ["upright", 300, 900],
    ["tiny", 1, 1],
    ["very wide", 3_000, 20],
  ])("crops a photo that is %s", async (_shape, width, height) => {
    const jpeg = await renderCardLayers({
      ...nothing,
      photo: await paint(width, height, "#aa3311"),
    })
    expect(isNear(await readColour(jpeg, 900, 300), [0xaa, 0x33, 0x11])).toBe(true)
  })

  it("rejects a photo that is no image", async () => {
    await expect(renderCardLayers({ ...nothing, photo: Buffer.from("<html>") })).rejects.toThrow()
  })
})
