import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { saveBrandFiles } from "./brand/save-brand-files.ts"
import type { Illustration } from "./illustration.ts"
import { peopleIllustrations } from "./people.ts"
import { renderSizeChart } from "./size-chart.ts"
import { startIdSequence } from "./svg.ts"

const root = join(import.meta.dirname, "../..")
const mediaFolder = join(root, "backend/seed/media")
const publicFolder = join(root, "public")
const maxImageBytes = 150_000

/** The illustrations that no photo replaces: people, none of them real, and a size chart. */
const illustrations: Illustration[] = [
  ...peopleIllustrations,
  { file: "products/nitrile-gloves-size-chart", renderSvg: renderSizeChart },
]

async function saveIllustration({
  file,
  renderSvg: draw,
  widthPx = 1600,
  heightPx = 1200,
}: Illustration): Promise<number> {
  const path = join(mediaFolder, `${file}.webp`)
  startIdSequence()
  await mkdir(dirname(path), { recursive: true })
  const image = sharp(Buffer.from(draw())).resize(widthPx, heightPx)
  await image.webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(path)
  const { size } = await stat(path)
  if (size > maxImageBytes) throw new Error(`${path} has ${size} bytes, more than a picture may`)
  return size
}

await saveBrandFiles(publicFolder, mediaFolder)
let bytes = 0
for (const illustration of illustrations) bytes += await saveIllustration(illustration)
console.log(`${illustrations.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`)
