import { mkdtemp, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { sql } from "kysely"
import { z } from "zod"
import { buildFileFolder } from "#backend/files/file-folder.ts"
import { createCustomerSession } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { buildAccountList, createSeedCustomers } from "./create-seed-customers.ts"
import { seed } from "./data/seed.ts"

let backend: TestBackend
let dataDir: string
beforeAll(async () => {
  backend = await openTestBackend()
  dataDir = await mkdtemp(join(tmpdir(), "curlew-customers-"))
})
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true, force: true })
})

const path = () => join(dataDir, "demo-accounts.txt")
const load = () =>
  backend.database.db
    .transaction()
    .execute((trx) => createSeedCustomers({ trx, dataDir, files: buildFileFolder(dataDir) }, seed))
const readPassword = async (email: string) => {
  const lines = (await readFile(path(), "utf8")).split("\n")
  return lines.find((line) => line.startsWith(email))?.split(/\s+/)[1] ?? ""
}

const [customer, administrator] = seed.customers.map(({ email }) => email)
const accountSchema = z.object({
  user: z.object({ current_address_id: z.number().nullable(), is_admin: z.boolean() }),
  balance: z.string(),
  addresses: z.array(z.object({ id: z.number() })),
})

async function getAccount(email = "") {
  const { access_token } = await createCustomerSession(backend, email, {
    password: await readPassword(email),
  })
  const response = await backend.app.inject({
    url: "/api/v1/cognito/user/myAccount",
    headers: { authorization: `Bearer ${access_token}` },
  })
  return accountSchema.parse(response.json())
}

beforeEach(async () => {
  // Unlike DELETE, it may remove the last owner.
  await sql`TRUNCATE users CASCADE`.execute(backend.database.db)
  await rm(path(), { force: true })
})

it("creates demo customers with passwords in a file that only the owner can read", async () => {
  expect(await load()).toBe(2)
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  const account = await getAccount(customer)
  expect(account).toMatchObject({ balance: "25.00", user: { is_admin: false } })
  expect(account.addresses).toHaveLength(2)
  expect(account.user.current_address_id).toBe(account.addresses[0]?.id)
  expect((await getAccount(administrator)).user.is_admin).toBe(true)
})

it("leaves existing customers and passwords unchanged and recreates deleted ones", async () => {
  await load()
  const before = await readPassword(administrator ?? "")
  expect(await load()).toBe(0)
  await backend.database.db
    .deleteFrom("users")
    .where("email", "=", customer ?? "")
    .execute()
  expect(await load()).toBe(1)
  expect(await readPassword(administrator ?? "")).toBe(before)
  expect((await getAccount(customer)).balance).toBe("25.00")
})

it("lists an account once, with its newest password", () => {
  const account = { email: "a@example.com", password: "old", who: "(A)" }
  const other = { email: "b@example.com", password: "same", who: "(B)" }
  const notes = buildAccountList(buildAccountList("", [account, other]), [
    { ...account, password: "new" },
  ])
  expect(notes.match(/@/g)).toHaveLength(2)
  expect(notes).toContain("new")
  expect(notes).toContain("same")
  expect(notes).not.toContain("old")
})

it("keeps the entry of an account whose email address contains another one", () => {
  const ann = { email: "ann@example.com", password: "anns", who: "(Ann)" }
  const joann = { email: "joann@example.com", password: "joanns", who: "(Joann)" }
  const text = buildAccountList(buildAccountList("", [joann]), [ann])
  expect(text).toContain("joann@example.com  joanns  (Joann)")
})
