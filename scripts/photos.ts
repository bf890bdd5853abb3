import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "#scripts/command.ts"
import { StartFault } from "#scripts/fault.ts"
import { say } from "#scripts/progress.ts"
import { projectRoot } from "#scripts/project.ts"
import { buildFilmStudio, buildPhotoStudio, listShots, takeShots } from "./photos/blender.ts"
import { encodePhoto } from "./photos/encode-photo.ts"
import { requireBlender, requireWeights } from "./photos/photo-tools.ts"

const workFolder = join(projectRoot, ".data/photos")
const mediaFolder = join(projectRoot, "backend/seed/media")
const whole = { share: 1, samples: 14 }
const quick = { share: 0.25, samples: 8 }
const filmSamples = 10

await runCommand(async (crew) => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      preview: { type: "boolean", default: false },
    },
  })
  requireBlender()
  const weights = requireWeights(workFolder)
  const folder = join(workFolder, values.preview ? "preview" : "full")
  const photos = buildPhotoStudio({ weights, folder, ...(values.preview ? quick : whole) })
  const films = buildFilmStudio({ weights, folder, samples: filmSamples })
  const isWanted = (name: string) => name.includes(values.only)
  const names = listShots(photos).filter(isWanted)
  const filmNames = values.preview ? [] : listShots(films).filter(isWanted)
  const total = names.length + filmNames.length
  if (total === 0) throw new StartFault(`No picture or film has "${values.only}" in its name.`)
  let count = 0
  const tell = (made: string) => {
    count += 1
    say(`  ${count} of ${total}: ${made}`)
  }
  await takeShots(crew, photos, names, async (name) => {
    const png = join(folder, `${name}.png`)
    if (values.preview) return tell(png)
    const bytes = await encodePhoto(png, join(mediaFolder, `${name}.webp`))
    tell(`${name} (${Math.round(bytes / 1000)} kB)`)
  })
  await takeShots(crew, films, filmNames, async (name) => {
    await copyFile(join(folder, `${name}.mp4`), join(mediaFolder, `${name}.mp4`))
    tell(name)
  })
  return 0
})
