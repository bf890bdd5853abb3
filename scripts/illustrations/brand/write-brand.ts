import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { buildIco } from "./build-ico.ts"
import {
  birdSvg,
  lockupSvg,
  monochromeSvg,
  stackedSvg,
  tabIconSvg,
  tileSvg,
  tinyTileSvg,
  wordmarkSvg,
} from "./lockups.ts"

const themes = ["light", "dark"] as const

/** Writes the brand's drawings, the icons and the seed's logos. */
export async function writeBrand(publicFolder: string, mediaFolder: string): Promise<void> {
  await writeDrawings(join(publicFolder, "brand"))
  await writeIcons(publicFolder)
  await mkdir(join(mediaFolder, "site"), { recursive: true })
  for (const theme of themes) {
    await writeFile(
      join(mediaFolder, `site/logo-${theme}.png`),
      await rasterise(birdSvg(theme), 600),
    )
  }
}

async function writeDrawings(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const theme of themes) {
    await writeFile(join(folder, `bird-${theme}.svg`), birdSvg(theme))
    await writeFile(join(folder, `lockup-${theme}.svg`), lockupSvg(theme))
    await writeFile(join(folder, `stacked-${theme}.svg`), stackedSvg(theme))
    await writeFile(join(folder, `wordmark-${theme}.svg`), wordmarkSvg(theme))
  }
  await writeFile(join(folder, "bird-monochrome.svg"), monochromeSvg())
}

async function writeIcons(folder: string) {
  await writeFile(join(folder, "icon.svg"), tabIconSvg())
  await writeFile(join(folder, "icon-dark.svg"), tabIconSvg("dark"))
  const squares = [
    ["apple-icon", 180, tileSvg(0.78)],
    ["icon-192", 192, tileSvg(0.78)],
    ["icon-512", 512, tileSvg(0.78)],
    ["icon-maskable-512", 512, tileSvg(0.6)],
    ["icon-monochrome-512", 512, monochromeSvg("#000000")],
  ] as const
  for (const [name, sizePx, svg] of squares) {
    await writeFile(join(folder, `${name}.png`), await rasterise(svg, sizePx))
  }
  const sizes = [16, 32, 48].map(async (sizePx) => ({
    sizePx,
    png: await rasterise(sizePx === 16 ? tinyTileSvg() : tileSvg(0.9, sizePx < 40), sizePx),
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
