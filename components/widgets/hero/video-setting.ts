import { z } from "zod"
import type { Picture } from "#lib/images/picture.ts"
import { imageSetting } from "../setting-schemas.ts"

/** A muted background video: the id in its file name, and its poster. */
export type VideoSource = { id: number; slate: Picture | null }

const fileName = /^(?:.*\/)?v\/([1-9]\d{0,9})\.(?:mp4|webm)$/

const videoSchema = z.object({
  file: z
    .string()
    .regex(fileName)
    .transform((file) => Number(fileName.exec(file)?.[1])),
  slate: imageSetting,
})

/**
 * Schema of a video: its `file` (`/v/{id}.mp4` or `.webm`) and its poster, `slate`; null if there is none to
 * play.
 */
export const videoSetting = z
  .unknown()
  .nullish()
  .transform((video): VideoSource | null => {
    const { data } = videoSchema.safeParse(video)
    return data ? { id: data.file, slate: data.slate } : null
  })
  .meta({ control: "video" })
