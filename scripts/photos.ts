import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "#scripts/command.ts"
import { StartFault } from "#scripts/fault.ts"
import { say } from "#scripts/progress.ts"
import { projectRoot } from "#scripts/project.ts"
import { encodePhoto } from "./photos/encode-photo.ts"
import { requireBlender, requireWeights } from "./photos/photo-tools.ts"
import { listShots, takePhotos } from "./photos/take-photos.ts"

const workFolder = join(projectRoot, ".data/photos")
const mediaFolder = join(projectRoot, "backend/seed/media")
const whole = { share: 1, samples: 14 }
const quick = { share: 0.25, samples: 8 }

await runCommand(async (crew) => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      preview: { type: "boolean", default: false },
    },
  })
  requireBlender()
  const weights = requireWeights(workFolder)
  const names = listShots().filter((name) => name.includes(values.only))
  if (names.length === 0) throw new StartFault(`No picture has "${values.only}" in its name.`)
  const folder = join(workFolder, values.preview ? "preview" : "full")
  const exposure = { weights, folder, ...(values.preview ? quick : whole) }
  let count = 0
  await takePhotos(crew, names, exposure, async (name) => {
    count += 1
    const png = join(folder, `${name}.png`)
    const bytes = values.preview ? 0 : await encodePhoto(png, join(mediaFolder, `${name}.webp`))
    const made = values.preview ? png : `${Math.round(bytes / 1000)} kB`
    say(`  ${count} of ${names.length}: ${name} (${made})`)
  })
  return 0
})
