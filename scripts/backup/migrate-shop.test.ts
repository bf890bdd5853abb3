import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { listMigrations, listPendingMigrations, migrate } from "#backend/db/migrate.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { validateMigrations } from "./migrate-shop.ts"

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "curlew-trial-"))
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db)
  await sql`CREATE SCHEMA public`.execute(database.db)
  await migrate(database.url, { upTo: "0006-addresses.sql" })
  await sql`INSERT INTO users (email) VALUES ('ann@example.com')`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** Returns databases and files that a trial has left behind, besides the shop's database. */
async function listLeftovers(): Promise<string[]> {
  const own = new URL(database.url).pathname.slice(1)
  const { rows } = await sql<{ name: string }>`SELECT datname AS name FROM pg_database
    WHERE starts_with(datname, ${`${own}_`})`.execute(database.db)
  return [...rows.map(({ name }) => name), ...readdirSync(dataDir)]
}

/** Creates what a killed trial leaves behind. */
async function createLeftovers(): Promise<void> {
  const name = `${new URL(database.url).pathname.slice(1)}_trial`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(database.db)
  mkdirSync(join(dataDir, "trial/tables"), { recursive: true })
}

it("applies migrations to a copy, leaves the shop unchanged, and removes a killed trial", async () => {
  await createLeftovers()
  const applied: string[] = []
  const onApplied = ({ name }: { name: string }) => void applied.push(name)
  const trial = await validateMigrations({ databaseUrl: database.url, dataDir, onApplied })
  const pending = (await listMigrations()).map(({ name }) => name).slice(6)
  expect([applied, trial]).toEqual([pending, { rows: expect.any(Number), violations: [] }])
  expect(trial.rows).toBeGreaterThan(0)
  expect(await listPendingMigrations(database.url)).toEqual(pending)
  expect(await listLeftovers()).toEqual([])
})

it("throws the error of a failed migration and leaves nothing behind", async () => {
  await sql`CREATE TABLE of_the_owners_own (word text)`.execute(database.db)
  const trial = validateMigrations({ databaseUrl: database.url, dataDir, onApplied: () => {} })
  await expect(trial).rejects.toThrow(/"of_the_owners_own" does not exist/)
  expect(await listLeftovers()).toEqual([])
})
