import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { eventually } from "#tests/assertions/eventually.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import {
  type AppliedMigration,
  listMigrations,
  listPendingMigrations,
  type Migration,
  migrate,
} from "./migrate.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(() => empty())

afterAll(() => database.close())

describe("migrations", () => {
  it("are applied once, and serialised between processes that start together", async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)))
    const names = (await listMigrations()).map(({ name }) => name)
    expect(applied.flat()).toEqual(names)
    expect(await migrate(database.url)).toEqual([])
  })

  it("set the language of existing customers and orders to English", async () => {
    const { db } = database
    const all = await listMigrations()
    const at = all.findIndex(({ name }) => name === "0007-languages.sql")
    await applyAll(all.slice(0, at))
    await sql`INSERT INTO users (email) VALUES ('ann@example.com')`.execute(db)
    await sql`INSERT INTO orders (token, user_id, request_digest, content_digest, email,
      subtotal_cents, total_cents, tax_cents, reserved_until)
      SELECT repeat('t', 43), id, '', '', email, 1, 1, 0, now() FROM users`.execute(db)
    const upTo = "0007-languages.sql"
    expect(await migrate(database.url, { upTo })).toContain(upTo)
    const { rows } = await sql`SELECT u.language AS user, o.language AS order FROM users u
      JOIN orders o ON o.user_id = u.id`.execute(db)
    expect(rows).toEqual([{ user: "en", order: "en" }])
  })

  it("are rejected if an applied file was changed", async () => {
    await migrate(database.url, { upTo: "0006-addresses.sql" })
    await sql`UPDATE schema_migrations SET checksum = 'x'`.execute(database.db)
    await expect(migrate(database.url)).rejects.toThrow(/was changed after it had been applied/)
  })

  it("are rejected if the database belongs to a newer version", async () => {
    await applyAll([])
    await sql`INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x')`.execute(database.db)
    const message = /newer version of the shop: 9999-later.sql is not known.* Start that version/
    await expect(migrate(database.url)).rejects.toThrow(message)
    await expect(listPendingMigrations(database.url)).rejects.toThrow(message)
  })

  it("are listed as pending until applied, and all of them for an empty database", async () => {
    const all = (await listMigrations()).map(({ name }) => name)
    expect(await listPendingMigrations(database.url)).toEqual(all)
    await migrate(database.url, { upTo: "0006-addresses.sql" })
    expect(await listPendingMigrations(database.url)).toEqual(all.slice(6))
  })

  it("release queued table locks after a timeout and apply once the tables are free", async () => {
    await migrate(database.url, { upTo: "0006-addresses.sql" })
    let release = () => {}
    const reading = database.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE users IN ACCESS SHARE MODE`.execute(trx)
      await new Promise<void>((settle) => {
        release = settle
      })
    })
    const applied: AppliedMigration[] = []
    const migrating = migrate(database.url, {
      upTo: "0007-languages.sql",
      onApplied: (each) => applied.push(each),
    })
    await eventually(20_000, async () => expect(await countWaiting()).toBe(1))
    await eventually(20_000, async () => expect(await countWaiting()).toBe(0))
    expect(applied).toEqual([])
    release()
    await reading
    expect(await migrating).toContain("0007-languages.sql")
    expect(applied[0]).toMatchObject({
      name: "0007-languages.sql",
      locked: expect.arrayContaining(["orders", "users"]),
    })
  }, 20_000)
})

async function empty(): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db)
  await sql`CREATE SCHEMA public`.execute(database.db)
}

/** Returns the number of lock requests in this database that are not granted yet. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted AND database =
    (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(database.db)
  return rows.length
}

/** Creates the database of an older version of the shop. */
async function applyAll(migrations: readonly Migration[]): Promise<void> {
  await sql`CREATE TABLE schema_migrations (name text PRIMARY KEY, checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`.execute(database.db)
  for (const { name, checksum, text } of migrations) {
    await sql.raw(text).execute(database.db)
    await sql`INSERT INTO schema_migrations VALUES (${name}, ${checksum})`.execute(database.db)
  }
}
