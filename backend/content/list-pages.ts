import { type Selectable, type SqlBool, sql } from "kysely"
import { z } from "zod"
import { type ImageLookup, type ImageRow, listImageRows } from "#backend/catalogue/images.ts"
import type { PageContentsTable } from "#backend/db/content-schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WireListPage, WirePageContent } from "#lib/contract/page.ts"

type PageContent = Omit<WirePageContent, "imageHashes" | "background_video"> & {
  imageHashes: { background_image: ImageRow | null }
  background_video: { id: string; imageHashes: { slate: ImageRow | null } } | null
}

/** A page of content blocks with original image rows, not yet resolved to rendition URLs. */
export type ListPage = Omit<WireListPage, "pageContents"> & { pageContents: PageContent[] }

const variablesSchema = z.record(z.string(), z.unknown())

/**
 * Returns a page with its content blocks in order, or null. `content` is JSON text: an array of
 * HTML fragments.
 */
export async function getListPage(deps: Deps, url: string): Promise<ListPage | null> {
  const page = await deps.db
    .selectFrom("pages")
    .select(["id", "name", "url", "content", "updated_at"])
    .where("url", "=", url)
    .$if(!deps.showsDrafts, (query) => query.where("enabled", "=", true))
    .executeTakeFirst()
  if (!page) return null
  return {
    ...page,
    content: JSON.stringify(page.content === "" ? [] : [page.content]),
    updated_at: page.updated_at.toISOString(),
    pageContents: await listPageContents(deps, page.id),
  }
}

/**
 * Lists the content blocks of a page. Only previews (`showsDrafts`) see blocks that are disabled,
 * deleted, or hidden and not being edited. The storefront (`showsSchedule`) also sees blocks before
 * their start time and after their end time.
 */
async function listPageContents(
  { db, now, showsDrafts = false, showsSchedule = false }: Deps,
  pageId: number,
): Promise<PageContent[]> {
  const rows = await db
    .selectFrom("page_contents")
    .leftJoin("videos", (join) =>
      join
        .onRef("videos.id", "=", "page_contents.background_video_id")
        .on("videos.enabled", "=", true),
    )
    .selectAll("page_contents")
    .select(["videos.id as video_id", "videos.slate_hash"])
    .where("page_contents.page_id", "=", pageId)
    .$if(!showsDrafts, (query) =>
      query
        .where("page_contents.enabled", "=", true)
        .where("page_contents.deleted", "=", false)
        .where((eb) =>
          eb.or([eb("page_contents.hidden", "=", false), eb("page_contents.editing", "=", true)]),
        ),
    )
    .$if(!showsSchedule, (query) => query.where(isInItsTime(now())))
    .orderBy("page_contents.sort_order")
    .orderBy("page_contents.id")
    .execute()
  const imageOf = await listImageRows(
    db,
    rows.flatMap((row) => [row.background_image_hash, row.slate_hash]),
  )
  return rows.map((row) => buildPageContent(row, imageOf))
}

/** Builds the SQL condition for the scheduled time span. A block being edited is always visible. */
function isInItsTime(now: Date) {
  return sql<SqlBool>`(page_contents.editing
    OR (coalesce(page_contents.start_time <= ${now}, true)
      AND coalesce(page_contents.end_time >= ${now}, true)))`
}

type PageContentRow = Selectable<PageContentsTable> & {
  video_id: number | null
  slate_hash: string | null
}

function buildPageContent(row: PageContentRow, imageOf: ImageLookup): PageContent {
  const { background_image_hash, background_video_id, video_id, slate_hash, ...rest } = row
  const { enabled, page_id: _page, created_at: _created, updated_at: _updated, ...own } = rest
  return {
    ...own,
    hidden: own.hidden || !enabled,
    variables: variablesSchema.parse(row.variables),
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    imageHashes: { background_image: imageOf(background_image_hash) },
    background_video_id: background_video_id === null ? null : String(background_video_id),
    background_video:
      video_id === null
        ? null
        : { id: String(video_id), imageHashes: { slate: imageOf(slate_hash) } },
  }
}
