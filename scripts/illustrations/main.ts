import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { writeBrand } from "./brand/write-brand.ts"
import { peoplePictures } from "./people.ts"
import type { Picture } from "./picture.ts"
import { sizeChart } from "./size-chart.ts"
import { resetIds } from "./svg.ts"

const root = join(import.meta.dirname, "../..")
const mediaFolder = join(root, "backend/seed/media")
const publicFolder = join(root, "public")
const maxPictureBytes = 150_000

/** What is drawn for good: people, who are nobody's photograph, and a chart. */
const pictures: Picture[] = [
  ...peoplePictures,
  { file: "products/nitrile-gloves-size-chart", draw: sizeChart },
]

async function writePicture({
  file,
  draw,
  widthPx = 1600,
  heightPx = 1200,
}: Picture): Promise<number> {
  const path = join(mediaFolder, `${file}.webp`)
  resetIds()
  await mkdir(dirname(path), { recursive: true })
  const image = sharp(Buffer.from(draw())).resize(widthPx, heightPx)
  await image.webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(path)
  const { size } = await stat(path)
  if (size > maxPictureBytes) throw new Error(`${path} has ${size} bytes, more than a picture may`)
  return size
}

await writeBrand(publicFolder, mediaFolder)
let bytes = 0
for (const picture of pictures) bytes += await writePicture(picture)
console.log(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`)
