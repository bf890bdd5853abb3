import { z } from "zod"
import { buildGroupSlug } from "#lib/content/group-slug.ts"

/**
 * Slug of the group to list; null lists all records. Accepts a group's name too: "Happy customers"
 * becomes `happy-customers`.
 */
export const groupSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((group) => buildGroupSlug(String(group ?? "")) || null)
