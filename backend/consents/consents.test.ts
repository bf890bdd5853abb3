import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { marketingConsent } from "#lib/contract/user.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { listConsents, saveConsent, withdrawConsent } from "./consents.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date("2026-11-21T00:00:00Z")
const later = new Date("2026-11-22T00:00:00Z")
const give = (userId: number, at = now) =>
  database.db
    .transaction()
    .execute((trx) => saveConsent(trx, { userId, by: "checkout", language: "de", now: at }))
const withdraw = (userId: number) =>
  database.db
    .transaction()
    .execute((trx) => withdrawConsent(trx, { userId, by: "console", now: later }))

async function addUser(email: string): Promise<number> {
  const added = database.db.insertInto("users").values({ email }).returning("id")
  return (await added.executeTakeFirstOrThrow()).id
}
async function getMarketingAt(id: number): Promise<Date | null> {
  const user = database.db.selectFrom("users").select("marketing_at").where("id", "=", id)
  return (await user.executeTakeFirstOrThrow()).marketing_at
}

describe("marketing consent", () => {
  it("records consent once with its wording, also under concurrent requests", async () => {
    const id = await addUser("ann@example.com")
    await Promise.all([give(id), give(id), give(id)])
    expect(await listConsents(database.db, id)).toMatchObject([
      { given_at: now, language: "de", wording: marketingConsent.wording, withdrawn_at: null },
    ])
    expect(await getMarketingAt(id)).toEqual(now)
  })

  it("retains a withdrawn consent on record and adds a new one as another record", async () => {
    const id = await addUser("bea@example.com")
    await give(id)
    expect([await withdraw(id), await withdraw(id)]).toEqual([true, false])
    expect(await getMarketingAt(id)).toBeNull()
    await give(id, later)
    expect(await listConsents(database.db, id)).toMatchObject([
      { given_at: now, withdrawn_at: later, withdrawn_by: "console" },
      { given_at: later, withdrawn_at: null },
    ])
  })

  it("replaces consent to an earlier wording by consent to the current one", async () => {
    const id = await addUser("cy@example.com")
    await database.db
      .insertInto("consents")
      .values({
        user_id: id,
        purpose: "marketing",
        given_at: now,
        given_by: "unknown",
        wording: "",
        wording_version: "",
      })
      .execute()
    await give(id, later)
    expect(await listConsents(database.db, id)).toMatchObject([
      { withdrawn_by: "renewed" },
      { given_at: later, wording_version: marketingConsent.version },
    ])
  })

  it("records the wording that is shown beside the checkbox", () => {
    const english = JSON.parse(readFileSync("messages/en.json", "utf8"))
    expect(english.checkout.marketing).toBe(marketingConsent.wording)
  })
})
