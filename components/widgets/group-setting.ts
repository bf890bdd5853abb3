import { z } from "zod"

/**
 * Slug of the group whose records are listed, null for all of them. A group's name is taken for its
 * slug: "Happy customers" means `happy-customers`.
 */
export const groupSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((group) => buildSlug(String(group ?? "")) || null)

function buildSlug(name: string): string {
  const words = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return words
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 120)
    .replace(/-$/, "")
}
