import { columns } from "./file-columns.ts"
import type { FiledProduct } from "./filed-product.ts"
import { findImageHash } from "./image-address.ts"
import type { PlanLog } from "./plan-log.ts"
import type { PhotoWrite, PlanContext } from "./product-plan.ts"
import type { ShelfPhoto, ShelfProduct } from "./shelf-product.ts"

const mostCharacters = 500

/**
 * Builds the photos that a file adds, from images that the shop has, and those whose alt text it
 * changes. Never fetches a URL. Photos that the file does not name remain unchanged, with their
 * sort order.
 */
export function planPhotos(
  filed: FiledProduct,
  current: ShelfProduct | null,
  { hashes }: PlanContext,
  log: PlanLog,
): PhotoWrite[] {
  const hung = new Map<string, ShelfPhoto[]>()
  for (const photo of current?.photos ?? []) {
    hung.set(photo.hash, [...(hung.get(photo.hash) ?? []), photo])
  }
  return filed.rows.flatMap(({ line, cells }): PhotoWrite[] => {
    const address = (cells.get(columns.imageSrc) ?? "").trim()
    if (address === "") return []
    const hash = findImageHash(address)
    const alt = cells.get(columns.imageAlt)?.trim().slice(0, mostCharacters)
    const photo = hash === null ? undefined : hung.get(hash)?.shift()
    if (photo !== undefined) {
      if (alt === undefined || alt === photo.name.trim()) return []
      log.change("", columns.imageAlt, photo.name, alt)
      return [{ id: photo.id, hash: photo.hash, name: alt }]
    }
    if (hash === null || !hashes.has(hash)) {
      log.remark(line, columns.imageSrc, `${address} is no picture of this shop, and is left out.`)
      return []
    }
    log.change("", columns.imageSrc, "", address)
    return [{ id: null, hash, name: alt ?? "" }]
  })
}

/**
 * Lists the image hashes in a product's rows, recognised by the shape of this shop's image URLs.
 */
export function listNamedHashes({ rows }: FiledProduct): string[] {
  return rows.flatMap(({ cells }) =>
    [columns.imageSrc, columns.variantImage].flatMap(
      (column) => findImageHash(cells.get(column) ?? "") ?? [],
    ),
  )
}
