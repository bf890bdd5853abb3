import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type Kysely, sql } from "kysely"
import { openMedia } from "#backend/media/open-media.ts"
import { seed } from "#backend/seed/data/seed.ts"
import { saveDemoShop } from "#backend/seed/save-demo-shop.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { listMigrations, migrate } from "./migrate.ts"
import type { Database } from "./schema.ts"

type Table = { name: string; columns: string[] }
type Db = Kysely<Database>

const migrations = await listMigrations()
let shop: TestDatabase
let other: TestDatabase
let dataDir: string
let tables: Table[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "curlew-migrate-"))
  shop = await openTestDatabase()
  other = await openTestDatabase()
  const { originals: store, files, videos } = openMedia({ DATA_DIR: dataDir })
  const deps = { db: shop.db, store, files, videos, dataDir, report: () => {} }
  await saveDemoShop(deps, seed, { isRefresh: false })
  tables = await listTables(shop.db)
})
afterAll(async () => {
  await other.close()
  await shop.close()
  await rm(dataDir, { recursive: true })
})

describe("migrations of a database with the seed data", () => {
  it("preserve every row and every column value of more than 30 tables", async () => {
    const lost: string[] = []
    await sql`DROP SCHEMA public CASCADE`.execute(other.db)
    await sql`CREATE SCHEMA public`.execute(other.db)
    await createRowTable("seeded")
    const seeded = await saveSeededRows()
    expect(seeded.filter(({ count }) => count > 0).length).toBeGreaterThan(30)
    for (const { name } of migrations) {
      const then = await listTables(other.db)
      await copySeededRows(then)
      await saveRowsBefore(then)
      expect(await migrate(other.url, { upTo: name })).toEqual([name])
      lost.push(...(await listLost(then)).map((table) => `${table} by ${name}`))
    }
    expect(lost).toEqual([])
  })
})

/** Creates an empty table of rows as JSON, outside the schema that is migrated. */
async function createRowTable(schema: string): Promise<void> {
  await sql`DROP SCHEMA IF EXISTS ${sql.ref(schema)} CASCADE`.execute(other.db)
  await sql`CREATE SCHEMA ${sql.ref(schema)}`.execute(other.db)
  await sql`CREATE TABLE ${sql.table(`${schema}.rows`)} (name text, row jsonb)`.execute(other.db)
}

/** Saves the seeded rows of each table in the other database; returns their number. */
async function saveSeededRows(): Promise<{ name: string; count: number }[]> {
  const saved: { name: string; count: number }[] = []
  for (const { name, columns } of tables) {
    const { rows } = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row
      FROM (${select(name, columns)}) t`.execute(shop.db)
    await sql`INSERT INTO seeded.rows SELECT ${name}, value
      FROM jsonb_array_elements(${`[${rows.map(({ row }) => row)}]`}::jsonb)`.execute(other.db)
    saved.push({ name, count: rows.length })
  }
  return saved
}

/** Copies the seeded rows into the older tables, restricted to the columns that they have. */
async function copySeededRows(then: readonly Table[]): Promise<void> {
  const hasQuestions = then.some(({ name }) => name === "product_questions")
  await other.db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection)
    for (const { name, columns } of then) {
      const source = tables.find((table) => table.name === name)
      const shared = columns.filter((column) => source?.columns.includes(column))
      await sql`DELETE FROM ${sql.table(name)}`.execute(connection)
      if (shared.length === 0) continue
      const list = sql.join(shared.map((column) => sql.ref(column)))
      // The search text of a product's question needs the migration that adds these questions.
      await sql`INSERT INTO ${sql.table(name)} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.join(shared.map((column) => sql.ref(`old.${column}`)))}
        FROM seeded.rows, jsonb_populate_record(NULL::${sql.table(name)}, row) AS old
        WHERE rows.name = ${name} AND (${hasQuestions}
          OR rows.name <> 'search_texts' OR row->>'kind' <> 'product_question')`.execute(connection)
    }
    await sql`SET session_replication_role = origin`.execute(connection)
  })
}

/** Saves the rows of the tables as they are before a migration. */
async function saveRowsBefore(then: readonly Table[]): Promise<void> {
  await createRowTable("before")
  for (const { name, columns } of then) {
    await sql`INSERT INTO before.rows
      SELECT ${name}, to_jsonb(t) FROM (${select(name, columns)}) t`.execute(other.db)
  }
}

/** Lists the tables that were dropped, or whose rows differ in the remaining columns. */
async function listLost(then: readonly Table[]): Promise<string[]> {
  const now = await listTables(other.db)
  const lost: string[] = []
  for (const { name, columns } of then) {
    const current = now.find((table) => table.name === name)
    const dropped = columns.filter((column) => !current?.columns.includes(column))
    const shared = columns.filter((column) => !dropped.includes(column))
    if (!current || (await areDifferent(name, shared, dropped))) lost.push(name)
  }
  return lost
}

/** True if the table's rows differ in the shared columns from those before the migration. */
async function areDifferent(
  name: string,
  shared: readonly string[],
  dropped: readonly string[],
): Promise<boolean> {
  const before = sql`SELECT row - ${dropped}::text[] FROM before.rows WHERE name = ${name}`
  const now = sql`SELECT to_jsonb(t) FROM (${select(name, shared)}) t`
  const { rows } = await sql`(${before} EXCEPT ALL ${now}) UNION ALL (${now} EXCEPT ALL ${before})
    LIMIT 1`.execute(other.db)
  return rows.length > 0
}

const select = (name: string, columns: readonly string[]) =>
  sql`SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(name)}`

/** Lists the tables of a database with their stored (not generated) columns. */
async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT table_name AS name, array_agg(column_name::text) AS columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migrations' AND is_generated = 'NEVER'
    GROUP BY table_name ORDER BY table_name`.execute(db)
  return rows
}
