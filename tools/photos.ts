import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { buildPhotoStudio, buildVideoStudio, listShots, renderShots } from "./photos/blender.ts"
import { requireBlender, requireWeights, savePhoto } from "./photos/photo-tools.ts"

const workFolder = join(projectRoot, ".data/photos")
const mediaFolder = join(projectRoot, "backend/seed/media")
const fullQuality = { share: 1, samples: 14 }
const previewQuality = { share: 0.25, samples: 8 }
const videoSamples = 10

await runCommand(async (shutdown) => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      preview: { type: "boolean", default: false },
    },
  })
  requireBlender()
  const weights = requireWeights(workFolder)
  const folder = join(workFolder, values.preview ? "preview" : "full")
  const photos = buildPhotoStudio({
    weights,
    folder,
    ...(values.preview ? previewQuality : fullQuality),
  })
  const videos = buildVideoStudio({ weights, folder, samples: videoSamples })
  const isWanted = (name: string) => name.includes(values.only)
  const names = listShots(photos).filter(isWanted)
  const videoNames = values.preview ? [] : listShots(videos).filter(isWanted)
  const total = names.length + videoNames.length
  if (total === 0) throw new UserError(`No photo or video has "${values.only}" in its name.`)
  let count = 0
  const printProgress = (made: string) => {
    count += 1
    print(`  ${count} of ${total}: ${made}`)
  }
  await renderShots(shutdown, photos, names, async (name) => {
    const png = join(folder, `${name}.png`)
    if (values.preview) return printProgress(png)
    const bytes = await savePhoto(png, join(mediaFolder, `${name}.webp`))
    printProgress(`${name} (${Math.round(bytes / 1000)} kB)`)
  })
  await renderShots(shutdown, videos, videoNames, async (name) => {
    await copyFile(join(folder, `${name}.mp4`), join(mediaFolder, `${name}.mp4`))
    printProgress(name)
  })
  return 0
})
