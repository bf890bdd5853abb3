import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import {
  renderBirdSvg,
  renderLockupSvg,
  renderMonochromeSvg,
  renderStackedSvg,
  renderTabIconSvg,
  renderTileSvg,
  renderTinyTileSvg,
  renderWordmarkSvg,
} from "./lockups.ts"

const themes = ["light", "dark"] as const

/** Saves the brand's SVG files, the icons and the logos of the seed. */
export async function saveBrandFiles(publicFolder: string, mediaFolder: string): Promise<void> {
  await saveDrawings(join(publicFolder, "brand"))
  await saveIcons(publicFolder)
  await mkdir(join(mediaFolder, "site"), { recursive: true })
  for (const theme of themes) {
    await writeFile(
      join(mediaFolder, `site/logo-${theme}.png`),
      await rasterise(renderBirdSvg(theme), 600),
    )
  }
}

async function saveDrawings(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const theme of themes) {
    await writeFile(join(folder, `bird-${theme}.svg`), renderBirdSvg(theme))
    await writeFile(join(folder, `lockup-${theme}.svg`), renderLockupSvg(theme))
    await writeFile(join(folder, `stacked-${theme}.svg`), renderStackedSvg(theme))
    await writeFile(join(folder, `wordmark-${theme}.svg`), renderWordmarkSvg(theme))
  }
  await writeFile(join(folder, "bird-monochrome.svg"), renderMonochromeSvg())
}

async function saveIcons(folder: string) {
  await writeFile(join(folder, "icon.svg"), renderTabIconSvg())
  await writeFile(join(folder, "icon-dark.svg"), renderTabIconSvg("dark"))
  const squares = [
    ["apple-icon", 180, renderTileSvg(0.78)],
    ["icon-192", 192, renderTileSvg(0.78)],
    ["icon-512", 512, renderTileSvg(0.78)],
    ["icon-maskable-512", 512, renderTileSvg(0.6)],
    ["icon-monochrome-512", 512, renderMonochromeSvg("#000000")],
  ] as const
  for (const [name, sizePx, svg] of squares) {
    await writeFile(join(folder, `${name}.png`), await rasterise(svg, sizePx))
  }
  const sizes = [16, 32, 48].map(async (sizePx) => ({
    sizePx,
    png: await rasterise(
      sizePx === 16 ? renderTinyTileSvg() : renderTileSvg(0.9, sizePx < 40),
      sizePx,
    ),
  }))
  await writeFile(join(folder, "favicon.ico"), buildIco(await Promise.all(sizes)))
}

function rasterise(svg: string, sizePx: number): Promise<Buffer> {
  const density = (72 * sizePx) / 64
  return sharp(Buffer.from(svg), { density })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Builds an ICO file of square PNG images, the smallest first. */
function buildIco(images: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { sizePx, png }] of images.entries()) {
    const entry = 6 + at * 16
    head.writeUInt8(sizePx % 256, entry)
    head.writeUInt8(sizePx % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
