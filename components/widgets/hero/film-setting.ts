import { z } from "zod"
import type { Picture } from "#lib/images/picture.ts"
import { imageSetting } from "../picture-setting.ts"

/** A silent film behind a widget: the number its file is named by, and its still. */
export type Film = { id: number; slate: Picture | null }

const fileName = /^(?:.*\/)?v\/([1-9]\d{0,9})\.mp4$/

const filmSchema = z.object({
  file: z
    .string()
    .regex(fileName)
    .transform((file) => Number(fileName.exec(file)?.[1])),
  slate: imageSetting,
})

/** A chosen film, as its `file` (`/v/{id}.mp4`) and its `slate`; null where there is none to play. */
export const filmSetting = z
  .unknown()
  .nullish()
  .transform((film): Film | null => {
    const { data } = filmSchema.safeParse(film)
    return data ? { id: data.file, slate: data.slate } : null
  })
