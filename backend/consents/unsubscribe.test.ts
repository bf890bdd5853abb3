import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createCustomerWithPassword } from "#tests/factories/test-customer.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { listConsents, saveConsent } from "./consents.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const now = new Date("2026-11-21T00:00:00Z")

/**
 * Creates a customer with consent; returns the id and the unsubscribe path from the owner's list.
 */
async function addSubscriber(language: string): Promise<{ id: number; path: string }> {
  const { db } = backend.database
  const email = `${language}@example.com`
  const id = await createCustomerWithPassword(backend, { email, language })
  await saveConsent(db, { userId: id, by: "checkout", language, now })
  const { printed } = await runAsOwner(db, ["customer", "subscribers", "--json"])
  const row = JSON.parse(printed.join("")).find((each: { email: string }) => each.email === email)
  return { id, path: new URL(row.unsubscribe_address).pathname }
}

const holds = async (id: number) =>
  (await listConsents(backend.database.db, id)).some(({ withdrawn_at: at }) => at === null)

describe("unsubscribe page", () => {
  it("shows its question in the customer's language and changes nothing on GET", async () => {
    const { id, path } = await addSubscriber("ar")
    const page = await backend.app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch(/<html lang="ar[^"]*" dir="rtl">[\s\S]*إلغاء الاشتراك<\/button>/)
    expect(page.headers).toMatchObject({ "cache-control": "no-store" })
    expect(await holds(id)).toBe(true)
  })

  it("withdraws consent on POST, repeatably and by one-click requests of mail clients", async () => {
    const { id, path } = await addSubscriber("de")
    const press = () =>
      backend.app.inject({
        method: "POST",
        url: path,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      })
    expect((await press()).body).toContain("Sie haben die Neuigkeiten abbestellt")
    expect((await press()).statusCode).toBe(200)
    expect(await listConsents(backend.database.db, id)).toMatchObject([{ withdrawn_by: "link" }])
  })

  it("responds 404 to a changed or guessed path and changes nothing", async () => {
    const { id, path } = await addSubscriber("fr")
    const subscriber = await addSubscriber("it")
    const other = path.replace(`${id}-`, `${subscriber.id}-`)
    for (const url of [
      other,
      path.slice(0, -1),
      "/unsubscribe/1-x",
      `/unsubscribe/${"9".repeat(99)}`,
    ]) {
      for (const method of ["GET", "POST"] as const) {
        expect((await backend.app.inject({ method, url })).statusCode).toBe(404)
      }
    }
    expect([await holds(id), await holds(subscriber.id)]).toEqual([true, true])
  })
})
