import { type Kysely, type Selectable, sql } from "kysely"
import { type ImageRow, listImageRows } from "#backend/catalogue/images.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { GalleriesTable, SlidesTable } from "#backend/db/content-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireGallery, WireSlide } from "#lib/contract/gallery.ts"
import { buildGroupFilter, fetchOrderedPage, type GroupedListQuery } from "./grouped-content.ts"

/** A gallery slide with its texts and its original image row, not a rendition. */
type Slide = Omit<WireSlide, "image"> & { image: ImageRow | null }

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
async function listSlidesOf(
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

/** A gallery with lazily loaded slides in order: the first `limit`, or all. */
export type Gallery = Omit<WireGallery, "slides"> & {
  loadSlides: (limit: number | null) => Promise<Slide[]>
}

/** Returns an enabled gallery by its id, or null. */
export async function getGallery(db: Kysely<Database>, id: number): Promise<Gallery | null> {
  const rows = await selectShown(db).select(galleryColumns).where("id", "=", id).execute()
  return buildGalleries(db, rows)[0] ?? null
}

/** Lists enabled galleries in order, or only the one with slug `url`, with the total count. */
export async function listGalleries(
  db: Kysely<Database>,
  { url, ...query }: GroupedListQuery & { url?: string | null | undefined },
): Promise<{ data: Gallery[]; count: number }> {
  const shown = selectShown(db)
    .select(galleryColumns)
    .where(await buildGroupFilter(db, "Cognito/Gallery", query.group))
    .$if(typeof url === "string", (each) => each.where("url", "=", url ?? ""))
  const { rows, count } = await fetchOrderedPage(db, shown, query)
  return { data: buildGalleries(db, rows), count }
}

const galleryColumns = ["id", "name", "url", "heading", "sub_heading", "updated_at"] as const

type GalleryRow = Pick<Selectable<GalleriesTable>, (typeof galleryColumns)[number]>

function selectShown(db: Kysely<Database>) {
  return db.selectFrom("galleries").where("enabled", "=", true)
}

/** Builds galleries that load their slides in one batched query per limit. */
function buildGalleries(db: Kysely<Database>, rows: readonly GalleryRow[]): Gallery[] {
  const ids = rows.map((row) => row.id)
  const slidesByLimit = new Map<number | null, Promise<Map<number, Slide[]>>>()
  const loadSlides = async (id: number, limit: number | null) => {
    const slides = slidesByLimit.get(limit) ?? listSlidesOf(db, ids, limit)
    slidesByLimit.set(limit, slides)
    return (await slides).get(id) ?? []
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    heading: row.heading,
    sub_heading: row.sub_heading,
    updated_at: row.updated_at.toISOString(),
    loadSlides: (limit) => loadSlides(row.id, limit),
  }))
}
