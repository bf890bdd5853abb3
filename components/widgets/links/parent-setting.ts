import { z } from "zod"
import { slugSchema } from "#lib/contract/primitives.ts"

/** Name of a menu, or id of a link, whose links are listed; null for one that cannot exist. */
export const parentSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((parent) => {
    const text = String(parent ?? "")
      .trim()
      .toLowerCase()
    return slugSchema.safeParse(text).success ? text : null
  })
