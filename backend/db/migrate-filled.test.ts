import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type Kysely, sql } from "kysely"
import { z } from "zod"
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
  it("start from a database with rows in more than 30 tables", async () => {
    const rows = Object.values(await readRows(shop.db, tables))
    expect(rows.filter(({ length }) => length > 0).length).toBeGreaterThan(30)
  })

  it("preserve every row and every column value", async () => {
    const lost: string[] = []
    await sql`DROP SCHEMA public CASCADE`.execute(other.db)
    await sql`CREATE SCHEMA public`.execute(other.db)
    for (const { name } of migrations) {
      const then = await listTables(other.db)
      await copyRows(then)
      const old = await readRows(other.db, then)
      expect(await migrate(other.url, { upTo: name })).toEqual([name])
      lost.push(...(await listLost(then, old)).map((table) => `${table} by ${name}`))
    }
    expect(lost).toEqual([])
  })
})

/** Lists the tables that were dropped, or whose rows differ in the remaining columns. */
async function listLost(then: readonly Table[], old: Record<string, string[]>): Promise<string[]> {
  const now = await listTables(other.db)
  const lost: string[] = []
  for (const table of then) {
    const current = now.find(({ name }) => name === table.name)
    const columns = table.columns.filter((column) => current?.columns.includes(column))
    const rows = current
      ? (await readRows(other.db, [{ ...table, columns }]))[table.name]
      : undefined
    const before = pick(old[table.name] ?? [], columns)
    if (!rows || !isDeepStrictEqual(pick(rows, columns), before)) lost.push(table.name)
  }
  return lost
}

/** Lists the tables of a database with their stored (not generated) columns. */
async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT table_name AS name, array_agg(column_name::text) AS columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migrations' AND is_generated = 'NEVER'
    GROUP BY table_name ORDER BY table_name`.execute(db)
  return rows
}

/** Copies the seeded rows into the older database, restricted to the columns that it has. */
async function copyRows(then: readonly Table[]): Promise<void> {
  await other.db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection)
    for (const { name, columns } of then) {
      const source = tables.find((table) => table.name === name)
      const shared = columns.filter((column) => source?.columns.includes(column))
      const rows = ((await readRows(shop.db, [{ name, columns: shared }]))[name] ?? [])
        .map((row) => JSON.parse(row))
        .filter((row) => name !== "search_texts" || !isOfLaterKind(row, then))
      const list = sql.join(shared.map((column) => sql.ref(column)))
      await sql`DELETE FROM ${sql.table(name)}`.execute(connection)
      await sql`INSERT INTO ${sql.table(name)} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${list} FROM jsonb_populate_recordset(NULL::${sql.table(name)},
          ${JSON.stringify(rows)})`.execute(connection)
    }
    await sql`SET session_replication_role = origin`.execute(connection)
  })
}

/** True for the search text of a product's question before the migration that adds these questions. */
function isOfLaterKind({ kind }: { kind: string }, then: readonly Table[]): boolean {
  return kind === "product_question" && !then.some(({ name }) => name === "product_questions")
}

/** Returns the rows of each table as sorted JSON texts. */
async function readRows(db: Db, of: readonly Table[]): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const { name, columns } of of) {
    const list = sql.join(columns.map((column) => sql.ref(column)))
    const result = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row
      FROM (SELECT ${list} FROM ${sql.table(name)}) t`.execute(db)
    rows[name] = result.rows.map(({ row }) => row).sort()
  }
  return rows
}

/** Picks these columns of JSON rows and sorts again: PostgreSQL chooses the key order of jsonb. */
function pick(rows: readonly string[], columns: readonly string[]): string[] {
  return rows
    .map((row) => Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(row))))
    .map((row) => Object.fromEntries(row.filter(([name]) => columns.includes(name))))
    .map((row) => JSON.stringify(row))
    .sort()
}
