import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WirePhoto } from "#lib/contract/product.ts"
import type { ImageRow } from "./wire-image.ts"

export type Photo = Omit<WirePhoto, "image"> & { image: ImageRow }

/** Lists the enabled photos of a product's gallery, in order. */
export async function listPhotos(db: Kysely<Database>, productId: number): Promise<Photo[]> {
  const rows = await db
    .selectFrom("photos")
    .innerJoin("images", "images.hash", "photos.image_hash")
    .select([
      "photos.id",
      "photos.name",
      "photos.description",
      "images.hash",
      "images.alt",
      "images.average_colour",
      "images.width",
      "images.height",
    ])
    .where("product_id", "=", productId)
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("photos.id")
    .execute()
  return rows.map(({ id, name, description, ...image }) => ({ id, name, description, image }))
}
