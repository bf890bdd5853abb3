import type { Deps } from "#backend/deps.ts"
import { imageKind } from "./translatable-fields.ts"

type ImageTexts = { hash: string; alt: string }

/**
 * Returns a response with the alternative texts of all its images in the requested language, as far
 * as they are translated. English takes no query, and neither does a response without images.
 */
export async function withTranslatedImages<T>(
  { db, language }: Pick<Deps, "db" | "language">,
  response: T,
): Promise<T> {
  if (!language) return response
  const hashes = new Set<string>()
  mapImages(response, ({ hash, alt }) => {
    if (alt !== "") hashes.add(hash)
    return alt
  })
  if (hashes.size === 0) return response
  const rows = await db
    .selectFrom("translations")
    .select(["field", "text"])
    .where("language", "=", language)
    .where("record_kind", "=", imageKind)
    .where("record_id", "=", 0)
    .where("field", "in", [...hashes])
    .execute()
  if (rows.length === 0) return response
  const textOf = new Map(rows.map(({ field, text }) => [field, text]))
  return mapImages(response, ({ hash, alt }) => (alt === "" ? alt : (textOf.get(hash) ?? alt))) as T
}

/** Copies a JSON value with another alternative text for each of its images. */
function mapImages(value: unknown, getAlt: (image: ImageTexts) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapImages(each, getAlt))
  if (typeof value !== "object" || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapImages(each, getAlt)]),
  )
  const { hash, alt } = copy
  if (typeof hash !== "string" || typeof alt !== "string") return copy
  return { ...copy, alt: getAlt({ hash, alt }) }
}
