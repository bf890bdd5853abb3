import type { Kysely, Selectable } from "kysely"
import type { GalleriesTable } from "#backend/db/content-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireGallery } from "#lib/contract/gallery.ts"
import { buildGroupFilter, type GroupedListQuery } from "./group-filter.ts"
import { listSlidesOf, type Slide } from "./slides.ts"

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
  { group, limit, offset, url }: GroupedListQuery & { url?: string | null | undefined },
): Promise<{ data: Gallery[]; count: number }> {
  const shown = selectShown(db)
    .where(await buildGroupFilter(db, "Cognito/Gallery", group))
    .$if(typeof url === "string", (query) => query.where("url", "=", url ?? ""))
  const [rows, { count }] = await Promise.all([
    shown
      .select(galleryColumns)
      .orderBy("sort_order")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  return { data: buildGalleries(db, rows), count: Number(count) }
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
