import { afterAll, beforeAll } from "@jest/globals"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { deleteExpiredAccountData } from "./delete-expired-account-data.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
const dayMs = 86_400_000
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
afterAll(() => backend.close())

const sweep = () => {
  const [sessions, devices] = [30, 400].map((days) => new Date(clock - days * dayMs))
  return deleteExpiredAccountData(
    { db: backend.database.db, now },
    { sessions: sessions ?? null, devices: devices ?? null },
  )
}
const count = async (table: "sessions" | "known_devices" | "mail_codes" | "authorization_codes") =>
  (await backend.database.db.selectFrom(table).selectAll().execute()).length

it("deletes sessions, codes and devices after their retention period and not before", async () => {
  const { db } = backend.database
  const customer = await openCustomer(backend)
  await openCustomer(backend)
  const expires_at = new Date(clock + 3_600_000)
  const mail = { purpose: "login", email: customer.email, code_hash: "h", expires_at } as const
  await db.insertInto("mail_codes").values(mail).execute()
  const code = { client_id: "c", redirect_uri: "r", nonce: "n", expires_at }
  await db
    .insertInto("authorization_codes")
    .values({ ...code, code_hash: "h", user_id: customer.id })
    .execute()
  const headers = { authorization: `Bearer ${customer.access_token}` }
  await backend.app.inject({ url: "/api/v1/cognito/user/logout", headers })

  await sweep()
  expect([await count("sessions"), await count("mail_codes")]).toEqual([2, 1])
  clock += 2 * dayMs
  await sweep()
  expect([await count("mail_codes"), await count("authorization_codes")]).toEqual([0, 0])
  clock += 29 * dayMs
  await sweep()
  expect([await count("sessions"), await count("known_devices")]).toEqual([1, 2])
  clock += 30 * dayMs
  await sweep()
  expect(await count("sessions")).toBe(0)
  clock += 400 * dayMs
  await sweep()
  expect(await count("known_devices")).toBe(0)
})
