import { z } from "zod"
import { idSchema, slugSchema } from "./primitives.ts"
import { translatedFields } from "./translation.ts"

/**
 * An entry of a menu or a list of links. `parent` is the menu's slug or the id of a parent link.
 */
export const linkSchema = z.object({
  id: idSchema,
  name: z.string(),
  link: z.string(),
  icon: z.string(),
  ...translatedFields,
})

export const linkQuerySchema = z.object({ parent: slugSchema })

export type WireLink = z.infer<typeof linkSchema>
