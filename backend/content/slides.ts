import { type Kysely, type Selectable, sql } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { ImageRow } from "#backend/catalogue/wire-image.ts"
import type { SlidesTable } from "#backend/db/content-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireSlide } from "#lib/contract/gallery.ts"

/** A gallery slide with its texts and its original image row, not a rendition. */
export type Slide = Omit<WireSlide, "image"> & { image: ImageRow | null }

/**
 * Lists one page of a gallery's slides in order, with the total count; without a gallery, the
 * slides of all galleries. A hidden gallery has none.
 */
export async function listSlides(
  db: Kysely<Database>,
  options: { galleryId: number | null; limit: number; offset: number },
): Promise<{ data: Slide[]; count: number }> {
  const shown = db
    .selectFrom("slides")
    .innerJoin("galleries", "galleries.id", "slides.gallery_id")
    .$if(options.galleryId !== null, (query) => query.where("galleries.id", "=", options.galleryId))
    .where("galleries.enabled", "=", true)
    .where("slides.enabled", "=", true)
  const [rows, { count }] = await Promise.all([
    shown
      .select(slideColumns.map((column) => `slides.${column}` as const))
      .orderBy("slides.gallery_id")
      .orderBy("slides.sort_order")
      .orderBy("slides.id")
      .limit(options.limit)
      .offset(options.offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  return { data: await buildSlides(db, rows), count: Number(count) }
}

/** Lists the slides of several galleries by gallery id: the first `limit` of each, or all. */
export async function listSlidesOf(
  db: Kysely<Database>,
  galleryIds: readonly number[],
  limit: number | null,
): Promise<Map<number, Slide[]>> {
  const columns = sql.join(slideColumns.map((column) => sql.ref(column)))
  const { rows } = await sql<SlideRow & { gallery_id: number }>`
    SELECT slide.* FROM unnest(${galleryIds}::integer[]) AS wanted(gallery_id)
    CROSS JOIN LATERAL (
      SELECT gallery_id, sort_order, ${columns} FROM slides
      WHERE slides.gallery_id = wanted.gallery_id AND enabled
      ORDER BY sort_order, id LIMIT ${limit}::bigint) AS slide
    ORDER BY slide.gallery_id, slide.sort_order, slide.id`.execute(db)
  const slides = await buildSlides(db, rows)
  const galleryOf = new Map(rows.map((row) => [row.id, row.gallery_id]))
  return buildRowsByKey(slides, (slide) => galleryOf.get(slide.id) ?? 0)
}

const slideColumns = [
  "id",
  "heading",
  "sub_heading",
  "content",
  "image_hash",
  "overlay_color",
  "text_color",
  "image_opacity",
  "image_saturation",
  "free_side",
  "mirror_image",
  "link",
  "link_button_text",
  "link_target",
] as const

type SlideRow = Pick<Selectable<SlidesTable>, (typeof slideColumns)[number]>

async function buildSlides(db: Kysely<Database>, rows: readonly SlideRow[]): Promise<Slide[]> {
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  return rows.map((row) => ({
    id: row.id,
    heading: row.heading,
    sub_heading: row.sub_heading,
    content: row.content,
    image: imageOf(row.image_hash),
    overlay_color: row.overlay_color,
    text_color: row.text_color,
    image_opacity: row.image_opacity,
    image_saturation: row.image_saturation,
    free_side: row.free_side,
    mirror_image: row.mirror_image,
    link: row.link,
    link_button_text: row.link_button_text,
    link_target: row.link_target,
  }))
}
