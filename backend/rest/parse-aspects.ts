import { type ImageAspect, imageAspectSchema } from "#lib/contract/image.ts"

/** Parses a comma-separated list of aspects, such as "16x9,1x1"; null if one is not rendered. */
export function parseAspects(list: string): ImageAspect[] | null {
  const parsed = imageAspectSchema.array().safeParse(
    list
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  )
  return parsed.success ? [...new Set(parsed.data)] : null
}
