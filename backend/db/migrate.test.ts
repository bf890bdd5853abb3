import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { listMigrations, migrate } from "./migrate.ts"

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
