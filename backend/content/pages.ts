import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import type { PagesTable } from "#backend/db/content-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { pageRowSchema, type WirePage } from "#lib/contract/page.ts"

const rowsSchema = z.array(pageRowSchema)

/** The pages by name with their number. Without `withRows` they carry no rows. */
export async function listPages(
  db: Kysely<Database>,
  page: { limit: number; offset: number; withRows: boolean },
): Promise<{ data: WirePage[]; count: number }> {
  const [rows, { count }] = await Promise.all([
    selectPages(db).orderBy("name").orderBy("id").limit(page.limit).offset(page.offset).execute(),
    db
      .selectFrom("pages")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("enabled", "=", true)
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => buildPage(row, page.withRows)), count: Number(count) }
}

/** Every page with its rows, by name. */
export async function listAllPages(db: Kysely<Database>): Promise<WirePage[]> {
  const rows = await selectPages(db).orderBy("name").orderBy("id").execute()
  return rows.map((row) => buildPage(row, true))
}

export async function getPage(
  db: Kysely<Database>,
  url: string,
  options: { withRows: boolean },
): Promise<WirePage | null> {
  const row = await selectPages(db).where("url", "=", url).executeTakeFirst()
  return row ? buildPage(row, options.withRows) : null
}

function selectPages(db: Kysely<Database>) {
  return db
    .selectFrom("pages")
    .select(["id", "name", "url", "title", "meta_description", "content", "rows", "updated_at"])
    .where("enabled", "=", true)
}

type PageRow = Omit<Selectable<PagesTable>, "enabled" | "created_at">

function buildPage({ url, rows, updated_at, ...own }: PageRow, withRows: boolean): WirePage {
  return {
    ...own,
    slug: url,
    rows: withRows ? rowsSchema.parse(rows) : [],
    updated_at: updated_at.toISOString(),
  }
}
