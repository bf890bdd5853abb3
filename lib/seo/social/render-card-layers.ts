import sharp, { type OverlayOptions } from "sharp"
import { cardColours, edgePx, largeLogoPx, logoPx, panelWidthPx } from "./card-design.ts"
import { socialHeightPx, socialWidthPx } from "./social-card.ts"

/** Layers of a card, as image files of any format; null omits a layer. */
export type CardLayers = {
  photo: Buffer | null
  logo: Buffer | null
  /** Logo for dark backgrounds, shown large without a photo. */
  darkLogo: Buffer | null
  /** Texts on a transparent background, as wide as their panel and as high as the card. */
  texts: Buffer | null
}

/** Some social networks accept no larger images; it also limits mobile data. */
const maxBytes = 118_000
const qualities = [86, 76, 62, 45]
const photoWidthPx = socialWidthPx - panelWidthPx
const maxPixels = 40_000_000

/** Renders the layers of a social card to a JPEG of 1200 × 630, below 120 kB. */
export async function renderCardLayers(layers: CardLayers): Promise<Buffer> {
  const side = layers.photo ? fitPhoto(layers.photo) : renderPlainSide(layers.darkLogo)
  const [photo, logo] = await Promise.all([side, layers.logo && fitLogo(layers.logo, logoPx)])
  const overlays: OverlayOptions[] = [
    { input: photo, left: panelWidthPx, top: 0 },
    ...(logo ? [{ input: logo, left: edgePx - 4, top: edgePx - 8 }] : []),
    ...(layers.texts ? [{ input: layers.texts, left: 0, top: 0 }] : []),
  ]
  const pixels = await createCanvas(socialWidthPx, cardColours.canvas)
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(pixels.data, pixels.info.channels)
}

async function encode(data: Buffer, channels: 1 | 2 | 3 | 4): Promise<Buffer> {
  const raw = { width: socialWidthPx, height: socialHeightPx, channels }
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}

function fitPhoto(photo: Buffer): Promise<Buffer> {
  return sharp(photo, { limitInputPixels: maxPixels, failOn: "error" })
    .resize(photoWidthPx, socialHeightPx, { fit: "cover" })
    .flatten({ background: cardColours.canvas })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function fitLogo(logo: Buffer, sizePx: number): Promise<Buffer> {
  return sharp(logo, { limitInputPixels: maxPixels, failOn: "error" })
    .resize(sizePx, sizePx, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

async function renderPlainSide(darkLogo: Buffer | null): Promise<Buffer> {
  const canvas = createCanvas(photoWidthPx, cardColours.deep)
  const logo = darkLogo && (await fitLogo(darkLogo, largeLogoPx))
  return (logo ? canvas.composite([{ input: logo, gravity: "centre" }]) : canvas).png().toBuffer()
}

const createCanvas = (width: number, background: string) =>
  sharp({ create: { width, height: socialHeightPx, channels: 3, background } })
