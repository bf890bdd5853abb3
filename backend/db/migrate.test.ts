import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { listMigrations, type Migration, migrate } from "./migrate.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
}, 120_000)

afterAll(() => database.close())

describe("migrations", () => {
  it("are applied once", async () => {
    expect(await migrate(database.url)).toEqual([])
  })

  it("wait for each other when processes start together", async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(database.db)
    await sql`CREATE SCHEMA public`.execute(database.db)
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)))
    const names = (await listMigrations()).map(({ name }) => name)
    expect(applied.flat()).toEqual(names)
  })

  it("let a shop that has customers and orders know their languages", async () => {
    const { db } = database
    await sql`DROP SCHEMA public CASCADE`.execute(db)
    await sql`CREATE SCHEMA public`.execute(db)
    const all = await listMigrations()
    const at = all.findIndex(({ name }) => name === "0007-languages.sql")
    await applyAll(all.slice(0, at))
    await sql`INSERT INTO users (email) VALUES ('ann@example.com')`.execute(db)
    await sql`INSERT INTO orders (token, user_id, request_digest, content_digest, email,
      subtotal_cents, total_cents, tax_cents, reserved_until)
      SELECT repeat('t', 43), id, '', '', email, 1, 1, 0, now() FROM users`.execute(db)
    expect(await migrate(database.url)).toContain("0007-languages.sql")
    const { rows } = await sql`SELECT u.language AS user, o.language AS order FROM users u
      JOIN orders o ON o.user_id = u.id`.execute(db)
    expect(rows).toEqual([{ user: "en", order: "en" }])
  })

  it("are refused where an applied file was changed", async () => {
    await sql`UPDATE schema_migrations SET checksum = 'x'`.execute(database.db)
    await expect(migrate(database.url)).rejects.toThrow(/was changed after it had been applied/)
  })

  it("are refused where the database is newer", async () => {
    await sql`DELETE FROM schema_migrations`.execute(database.db)
    await sql`INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x')`.execute(database.db)
    await expect(migrate(database.url)).rejects.toThrow(/newer version/)
  })
})

/** Makes the database that an older version of the shop had. */
async function applyAll(migrations: readonly Migration[]): Promise<void> {
  await sql`CREATE TABLE schema_migrations (name text PRIMARY KEY, checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`.execute(database.db)
  for (const { name, checksum, text } of migrations) {
    await sql.raw(text).execute(database.db)
    await sql`INSERT INTO schema_migrations VALUES (${name}, ${checksum})`.execute(database.db)
  }
}
