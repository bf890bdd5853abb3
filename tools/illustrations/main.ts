import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { renderTabletopBackground } from "./background.ts"
import { saveBrandFiles } from "./brand/save-brand-files.ts"
import { palette } from "./colour.ts"
import { peopleIllustrations } from "./people.ts"
import {
  type Illustration,
  renderSvgDocument,
  renderText,
  renderTransformed,
  startIdSequence,
} from "./svg.ts"

const rows: [size: string, palm: string, length: string][] = [
  ["S", "70 to 80 mm", "160 mm"],
  ["M", "80 to 90 mm", "170 mm"],
  ["L", "90 to 100 mm", "180 mm"],
  ["XL", "100 to 115 mm", "190 mm"],
]

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

/** Renders the glove size chart: the measured lengths of a hand, and the sizes. */
function renderSizeChart(): string {
  const hand = `<path d="M-120 240C-150 80 -190 -20 -216 -90C-232 -128 -190 -150 -168 -116L-112 -20L-130 -270C-132 -312 -76 -316 -70 -276L-40 -70L-26 -330C-24 -372 34 -372 36 -330L40 -70L84 -280C94 -320 146 -308 140 -268L108 -40L164 -160C184 -194 226 -172 212 -134C190 -60 150 60 130 240Z" fill="${palette.blush}" stroke="${palette.rust}" stroke-width="6" stroke-linejoin="round"/><path d="M-160 20L150 20M-160 4V36M150 4V36" stroke="${palette.teal}" stroke-width="8"/><path d="M190 240V-345M174 240H206M174 -345H206" stroke="${palette.teal}" stroke-width="8"/>`
  const line = (y: number, cells: [string, string, string], weight = "") =>
    renderText(cells[0], 800, y, 50, palette.ink, 'font-weight="bold"') +
    renderText(cells[1], 1060, y, 46, palette.ink, weight) +
    renderText(cells[2], 1380, y, 46, palette.ink, weight)
  const body = rows.map((cells, index) => line(520 + index * 120, cells)).join("")
  const rules = [430, 565, 685, 805]
    .map(
      (y) =>
        `<rect x="730" y="${y}" width="800" height="3" fill="${palette.slate}" fill-opacity="0.4"/>`,
    )
    .join("")
  return renderSvgDocument(
    `${renderTabletopBackground(palette.cream)}${renderTransformed(hand, 370, 690)}${renderText("Glove sizes", 1130, 280, 72, palette.teal, 'font-weight="bold"')}${line(400, ["Size", "Across palm", "Hand length"], 'font-weight="bold"')}${rules}${body}`,
  )
}
