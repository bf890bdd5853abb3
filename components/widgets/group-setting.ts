import { z } from "zod"
import { buildGroupSlug } from "#lib/content/group-slug.ts"

/**
 * Slug of the group whose records are listed, null for all of them. A group's name is taken for its
 * slug: "Happy customers" means `happy-customers`.
 */
export const groupSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((group) => buildGroupSlug(String(group ?? "")) || null)
