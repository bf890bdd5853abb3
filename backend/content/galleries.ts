import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage, type ImageSize } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireGallery, WireSlide } from "#lib/contract/gallery.ts"

/** A gallery with its slides in order, their pictures in the size asked for. */
export async function getGallery(
  db: Kysely<Database>,
  id: number,
  size: ImageSize,
): Promise<WireGallery | null> {
  const gallery = await db
    .selectFrom("galleries")
    .select(["id", "name", "url", "heading", "sub_heading", "updated_at"])
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (!gallery) return null
  return {
    ...gallery,
    updated_at: gallery.updated_at.toISOString(),
    slides: await listSlides(db, id, size),
  }
}

async function listSlides(
  db: Kysely<Database>,
  galleryId: number,
  size: ImageSize,
): Promise<WireSlide[]> {
  const rows = await db
    .selectFrom("slides")
    .select([
      "id",
      "heading",
      "sub_heading",
      "content",
      "image_hash",
      "overlay_color",
      "text_color",
      "image_opacity",
      "image_saturation",
      "link",
      "link_button_text",
      "link_target",
    ])
    .where("gallery_id", "=", galleryId)
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  return rows.map(({ image_hash, ...slide }) => ({
    ...slide,
    image: buildOptionalWireImage(imageOf(image_hash), size),
  }))
}
