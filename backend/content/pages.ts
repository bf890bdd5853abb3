import type { Selectable } from "kysely"
import type { PagesTable } from "#backend/db/content-schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WirePage } from "#lib/contract/page.ts"
import { parseRows, withoutDrafts } from "./seen-rows.ts"

/** The pages by name with their number. Without `withRows` they carry no rows. */
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
  return { data: rows.map((row) => buildPage(deps, row, page.withRows)), count: Number(count) }
}

/** Every page with its rows, by name. */
export async function listAllPages(deps: Deps): Promise<WirePage[]> {
  const rows = await selectPages(deps).select(pageColumns).orderBy("name").orderBy("id").execute()
  return rows.map((row) => buildPage(deps, row, true))
}

export async function getPage(
  deps: Deps,
  url: string,
  options: { withRows: boolean },
): Promise<WirePage | null> {
  const wanted = selectPages(deps).where("url", "=", url)
  const row = await wanted.select(pageColumns).executeTakeFirst()
  return row ? buildPage(deps, row, options.withRows) : null
}

const pageColumns = [
  ...(["id", "name", "url", "title", "meta_description", "content", "rows"] as const),
  "updated_at",
] as const

function selectPages({ db, showsDrafts = false }: Deps) {
  const pages = db.selectFrom("pages")
  return showsDrafts ? pages : pages.where("enabled", "=", true)
}

type PageRow = Pick<Selectable<PagesTable>, (typeof pageColumns)[number]>

function buildPage(
  { showsDrafts }: Deps,
  { url, rows, updated_at, ...own }: PageRow,
  withRows: boolean,
): WirePage {
  const all = withRows ? parseRows(rows) : []
  return {
    ...own,
    slug: url,
    rows: showsDrafts ? all : withoutDrafts(all),
    updated_at: updated_at.toISOString(),
  }
}
