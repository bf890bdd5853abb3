import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { enqueueChanges, getLastChange } from "./change-outbox.ts"

const longAgo = "2020-01-01T00:00:00.000Z"
const inFuture = "2099-01-01T00:00:00.000Z"
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.transaction().execute((trx) =>
    enqueueChanges(trx, [
      { kind: "product", slug: "clear-resin" },
      { kind: "group", slug: "resin" },
    ]),
  )
})
afterAll(() => database.close())

const getChangeOf = (kind: "product" | "group", slug: string, updatedAt = longAgo) =>
  getLastChange(database.db, { kind, slug }, updatedAt)

it("returns when a change of the record was last enqueued", async () => {
  expect(Date.parse(await getChangeOf("product", "clear-resin"))).toBeGreaterThan(
    Date.parse(longAgo),
  )
  expect(await getChangeOf("group", "resin")).toBe(await getChangeOf("product", "clear-resin"))
})

it("returns when the record itself was updated if no newer change was enqueued", async () => {
  expect(await getChangeOf("product", "clear-resin", inFuture)).toBe(inFuture)
  expect(await getChangeOf("product", "resin")).toBe(longAgo)
  expect(await getChangeOf("group", "clear-resin")).toBe(longAgo)
})
