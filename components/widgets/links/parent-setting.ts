import { z } from "zod"
import { slugSchema } from "#lib/contract/primitives.ts"

/** Schema of the parent of listed links: a menu's name or a link's id; null for an invalid one. */
export const parentSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((parent) => {
    const text = String(parent ?? "")
      .trim()
      .toLowerCase()
    return slugSchema.safeParse(text).success ? text : null
  })
