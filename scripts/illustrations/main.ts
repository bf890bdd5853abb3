import { existsSync } from "node:fs"
import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { writeBrand } from "./brand/write-brand.ts"
import { accessoryPictures } from "./pictures/accessories.ts"
import { makingPictures } from "./pictures/makings.ts"
import { peoplePictures } from "./pictures/people.ts"
import type { Picture } from "./pictures/picture.ts"
import { printedPictures } from "./pictures/printed.ts"
import { resinPictures } from "./pictures/resin.ts"
import { seasonalPictures } from "./pictures/seasonal.ts"
import { sitePictures } from "./pictures/site.ts"
import { voucherPictures } from "./pictures/vouchers.ts"
import { workshopPictures } from "./pictures/workshop.ts"
import { resetIds } from "./svg.ts"
import { turntableVideos, writeTurntableVideo } from "./turntable-video.ts"

const root = join(import.meta.dirname, "../..")
const mediaFolder = join(root, "backend/seed/media")
const publicFolder = join(root, "public")
const maxPictureBytes = 150_000

const pictures: Picture[] = [
  ...resinPictures,
  ...accessoryPictures,
  ...printedPictures,
  ...seasonalPictures,
  ...sitePictures,
  ...peoplePictures,
  ...workshopPictures,
  ...makingPictures,
  ...voucherPictures,
]

/** Draws what has no picture yet; photographs take the places of drawings. */
async function writePicture({ file, draw, widthPx = 1600, heightPx = 1200 }: Picture) {
  const path = join(mediaFolder, `${file}.webp`)
  if (existsSync(path)) return 0
  resetIds()
  await mkdir(dirname(path), { recursive: true })
  const image = sharp(Buffer.from(draw())).resize(widthPx, heightPx)
  await image.webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(path)
  const { size } = await stat(path)
  if (size > maxPictureBytes) throw new Error(`${path} has ${size} bytes, more than a picture may`)
  return size
}

async function writeVideos() {
  await mkdir(join(mediaFolder, "videos"), { recursive: true })
  for (const [name, view] of Object.entries(turntableVideos)) {
    await writeTurntableVideo(view, join(mediaFolder, "videos", `${name}.mp4`))
  }
}

async function writeAllPictures() {
  let bytes = 0
  for (const picture of pictures) bytes += await writePicture(picture)
  console.log(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`)
}

const [only] = process.argv.slice(2)
await writeBrand(publicFolder, mediaFolder)
if (only !== "--brand-only") await writeAllPictures()
if (only === undefined) await writeVideos()
