import type { Selectable } from "kysely"
import type { PagesTable } from "#backend/db/content-schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WirePage, WirePageRow } from "#lib/contract/page.ts"
import { pageBodySchema } from "#lib/contract/page-admin-calls.ts"
import { parseRows, resolvePublishedRows, resolveVisibleRows, withVideos } from "./page-rows.ts"

/** Lists pages by name with the total count. Rows are empty unless `withRows` is set. */
export async function listPages(
  deps: Deps,
  page: { limit: number; offset: number; withRows: boolean },
): Promise<{ data: WirePage[]; count: number }> {
  const [rows, { count }] = await Promise.all([
    selectPages(deps)
      .select(pageColumns)
      .orderBy("name")
      .orderBy("id")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    selectPages(deps)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow(),
  ])
  return { data: await buildPages(deps, rows, page.withRows), count: Number(count) }
}

/** Lists every page with its rows, by name. */
export async function listAllPages(deps: Deps): Promise<WirePage[]> {
  const rows = await selectPages(deps).select(pageColumns).orderBy("name").orderBy("id").execute()
  return buildPages(deps, rows, true)
}

/** Returns a page by its slug, or null. Rows are empty unless `withRows` is set. */
export async function getPage(
  deps: Deps,
  url: string,
  options: { withRows: boolean },
): Promise<WirePage | null> {
  const wanted = selectPages(deps).where("url", "=", url)
  const row = await wanted.select(pageColumns).executeTakeFirst()
  const [page = null] = await buildPages(deps, row ? [row] : [], options.withRows)
  return page
}

const pageColumns = [
  ...(["id", "name", "url", "title", "meta_description", "content", "rows"] as const),
  "updated_at",
] as const

function selectPages({ db, showsDrafts = false }: Deps) {
  const pages = db.selectFrom("pages")
  return showsDrafts ? pages : pages.where("enabled", "=", true)
}

/** Returns the pages of a preview with their drafts: at the page's own URL, as it will look. */
async function withDrafts(db: Deps["db"], pages: readonly PageRow[]): Promise<PageRow[]> {
  if (pages.length === 0) return []
  const ids = pages.map(({ id }) => id)
  const drafts = await db
    .selectFrom("page_drafts")
    .select(["page_id", "body"])
    .where("page_id", "in", ids)
    .execute()
  const bodyOf = new Map(drafts.map(({ page_id, body }) => [page_id, body]))
  return pages.map((page) => {
    const body = bodyOf.get(page.id)
    if (body === undefined) return page
    const { url: _url, ...texts } = pageBodySchema.parse(body)
    return { ...page, ...texts }
  })
}

type PageRow = Pick<Selectable<PagesTable>, (typeof pageColumns)[number]>

async function buildPages(
  deps: Deps,
  stored: readonly PageRow[],
  withRows: boolean,
): Promise<WirePage[]> {
  const pages = deps.showsDrafts ? await withDrafts(deps.db, stored) : stored
  const shown = pages.map(({ rows }) => (withRows ? pickRows(deps, parseRows(rows)) : []))
  const filled = await withVideos(deps.db, shown)
  return pages.map(({ url, updated_at, ...own }, at) => ({
    ...own,
    slug: url,
    rows: filled[at] ?? [],
    updated_at: updated_at.toISOString(),
  }))
}

/** Filters the rows by the client's access: visible now, including scheduled ones, or all. */
function pickRows({ showsDrafts, showsSchedule, now }: Deps, rows: WirePageRow[]): WirePageRow[] {
  if (showsDrafts) return rows
  return showsSchedule ? resolvePublishedRows(rows) : resolveVisibleRows(rows, now())
}
