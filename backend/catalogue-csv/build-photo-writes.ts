import { type CsvProduct, columns, findImageHash } from "./csv-format.ts"
import type { ExistingPhoto, ExistingProduct } from "./existing-products.ts"
import type { PhotoWrite, PlanContext, PlanLog } from "./product-plan.ts"

const maxLength = 500

/**
 * Builds the photos that a file adds, from images that the shop has, and those whose alt text it
 * changes. Never fetches a URL. Photos that the file does not name remain unchanged, with their
 * sort order.
 */
export function buildPhotoWrites(
  product: CsvProduct,
  current: ExistingProduct | null,
  { hashes }: PlanContext,
  log: PlanLog,
): PhotoWrite[] {
  const photosByHash = new Map<string, ExistingPhoto[]>()
  for (const photo of current?.photos ?? []) {
    photosByHash.set(photo.hash, [...(photosByHash.get(photo.hash) ?? []), photo])
  }
  return product.rows.flatMap(({ line, cells }): PhotoWrite[] => {
    const url = (cells.get(columns.imageSrc) ?? "").trim()
    if (url === "") return []
    const hash = findImageHash(url)
    const altText = cells.get(columns.imageAlt)?.trim()
    const alt = altText === undefined ? undefined : truncateAltText(altText)
    const photo = hash === null ? undefined : photosByHash.get(hash)?.shift()
    if (photo !== undefined) {
      if (alt === undefined || alt === photo.name.trim()) return []
      log.change("", columns.imageAlt, photo.name, alt)
      return [{ id: photo.id, hash: photo.hash, name: alt }]
    }
    if (hash === null || !hashes.has(hash)) {
      log.warning(line, columns.imageSrc, `${url} is no picture of this shop, and is left out.`)
      return []
    }
    log.change("", columns.imageSrc, "", url)
    return [{ id: null, hash, name: alt ?? "" }]
  })
}

/** Truncates an alt text after its last whole word, or within a word that is too long. */
function truncateAltText(text: string): string {
  if (text.length <= maxLength) return text
  const words = text.slice(0, maxLength + 1).replace(/\s+\S*$/, "")
  return words.slice(0, maxLength)
}

/**
 * Lists the image hashes in a product's rows, recognised by the shape of this shop's image URLs.
 */
export function listNamedHashes({ rows }: CsvProduct): string[] {
  return rows.flatMap(({ cells }) =>
    [columns.imageSrc, columns.variantImage].flatMap(
      (column) => findImageHash(cells.get(column) ?? "") ?? [],
    ),
  )
}
