import type { Selectable } from "kysely"
import type { PagesTable } from "#backend/db/content-schema.ts"
import type { Deps } from "#backend/deps.ts"
import {
  buildTranslatedDigests,
  listCompletePageLanguages,
  type TranslatedDigests,
} from "#backend/translations/complete-languages.ts"
import { getTextLookup, type TextLookup } from "#backend/translations/read-translations.ts"
import { translateRecord } from "#backend/translations/translate-records.ts"
import { listRowTexts, translateRows } from "#backend/translations/widget-texts.ts"
import type { WirePage, WirePageRow } from "#lib/contract/page.ts"
import { pageBodySchema } from "#lib/contract/page-admin-calls.ts"
import { parseRows, resolvePublishedRows, resolveVisibleRows, withVideos } from "./page-rows.ts"

/** Lists pages by name with the total count. Rows are empty unless `withRows` is set. */
export async function listPages(
  deps: Deps,
  page: { limit: number; offset: number; withRows: boolean },
): Promise<{ data: WirePage[]; count: number }> {
  const [rows, { count }] = await Promise.all([
    selectPages(deps).orderBy("name").orderBy("id").limit(page.limit).offset(page.offset).execute(),
    selectShown(deps)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow(),
  ])
  return { data: await buildPages(deps, rows, page), count: Number(count) }
}

/**
 * Lists every page with its rows, by name. `lookup` has the texts in the requested language if they
 * have been read already.
 */
export async function listAllPages(deps: Deps, lookup?: TextLookup | null): Promise<WirePage[]> {
  const rows = await selectPages(deps).orderBy("name").orderBy("id").execute()
  return buildPages(deps, rows, { withRows: true, lookup })
}

/** Returns a page by its slug, or null. Rows are empty unless `withRows` is set. */
export async function getPage(
  deps: Deps,
  url: string,
  options: { withRows: boolean },
): Promise<WirePage | null> {
  const row = await selectPages(deps).where("url", "=", url).executeTakeFirst()
  const [page = null] = await buildPages(deps, row ? [row] : [], options)
  return page
}

const pageColumns = [
  ...(["id", "name", "url", "title", "meta_description", "content", "rows"] as const),
  "updated_at",
] as const

function selectPages(deps: Deps) {
  return selectShown(deps)
    .select(pageColumns)
    .select(buildTranslatedDigests("page", "pages").as("translated_digests"))
}

function selectShown({ db, showsDrafts = false }: Deps) {
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

type PageRow = Pick<Selectable<PagesTable>, (typeof pageColumns)[number]> & {
  translated_digests: TranslatedDigests
}

async function buildPages(
  deps: Deps,
  stored: readonly PageRow[],
  { withRows, lookup: known }: { withRows: boolean; lookup?: TextLookup | null | undefined },
): Promise<WirePage[]> {
  const pages = deps.showsDrafts ? await withDrafts(deps.db, stored) : stored
  const lookup =
    known === undefined ? await getTextLookup(deps, { page: pages.map(({ id }) => id) }) : known
  const rowsOf = pages.map(({ rows }) => parseRows(rows))
  const translated = pages.map(({ id }, at) => {
    const rows = rowsOf[at] ?? []
    return lookup === null ? rows : translateRows(rows, lookup("page", id, listRowTexts(rows)))
  })
  const shown = translated.map((rows) => (withRows ? pickRows(deps, rows) : []))
  const filled = await withVideos(deps.db, shown)
  return pages.map(({ url, updated_at, translated_digests, ...own }, at) => {
    const source = { ...own, rows: rowsOf[at] ?? [] }
    return {
      ...translateRecord("page", own, lookup),
      slug: url,
      rows: filled[at] ?? [],
      complete_languages: listCompletePageLanguages(source, translated_digests),
      updated_at: updated_at.toISOString(),
    }
  })
}

/** Filters the rows by the client's access: visible now, including scheduled ones, or all. */
function pickRows({ showsDrafts, showsSchedule, now }: Deps, rows: WirePageRow[]): WirePageRow[] {
  if (showsDrafts) return rows
  return showsSchedule ? resolvePublishedRows(rows) : resolveVisibleRows(rows, now())
}
