import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { deleteExpiredData } from "./register-retention.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
const dayMs = 86_400_000
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
beforeEach(async () => {
  await backend.database.db.deleteFrom("form_submissions").execute()
  await backend.database.db.deleteFrom("mail_outbox").execute()
})
afterAll(() => backend.close())

const forget = (retention: Partial<TestBackend["env"]["RETENTION_DAYS"]> = {}) => {
  const RETENTION_DAYS = { ...backend.env.RETENTION_DAYS, ...retention }
  return deleteExpiredData({
    db: backend.database.db,
    now,
    env: { ...backend.env, RETENTION_DAYS },
  })
}

async function addSubmission(): Promise<number> {
  const { db } = backend.database
  const { id } = await db
    .insertInto("form_submissions")
    .values({ form_name: "Contact", data: "[]", client: "c", digest: "d", created_at: now() })
    .returning("id")
    .executeTakeFirstOrThrow()
  const mail = { subject: "Contact", text_body: "", html_body: "" }
  await db
    .insertInto("mail_outbox")
    .values({ ...mail, about: `form_submission:${id}` })
    .execute()
  return id
}

const countSubmissions = async () =>
  (await backend.database.db.selectFrom("form_submissions").select("id").execute()).length
const listAbouts = async () =>
  (await backend.database.db.selectFrom("mail_outbox").select("about").execute()).map(
    ({ about }) => about,
  )

it("deletes form submissions with their emails after the retention period and not before", async () => {
  await addSubmission()
  clock += 729 * dayMs
  const retained = await addSubmission()
  await forget()
  expect(await countSubmissions()).toBe(2)
  clock += 2 * dayMs
  await forget({ forms: null })
  expect(await countSubmissions()).toBe(2)
  await forget()
  expect([await countSubmissions(), await listAbouts()]).toEqual([
    1,
    [`form_submission:${retained}`],
  ])
})

it("deletes emails long after they were sent or given up, also as files", async () => {
  const { db } = backend.database
  const mail = { subject: "Hello", text_body: "", html_body: "" }
  const old = new Date(clock - 91 * dayMs)
  await db
    .insertInto("mail_outbox")
    .values([
      { ...mail, about: "sent", sent_at: old },
      { ...mail, about: "given up", given_up_at: old },
      { ...mail, about: "waits", created_at: old },
      { ...mail, about: "new", sent_at: now() },
    ])
    .execute()
  const folder = join(backend.env.DATA_DIR, "outbox")
  await mkdir(folder, { recursive: true })
  const names = [old, now()].map((at) => `${at.toISOString().slice(0, 10)}-x.eml`)
  for (const name of [...names, "notes.txt"]) await writeFile(join(folder, name), "")
  await forget()
  expect((await listAbouts()).sort()).toEqual(["new", "waits"])
  expect((await readdir(folder)).sort()).toEqual([names[1], "notes.txt"])
})

it("deletes reports of reviews after the retention period of forms", async () => {
  const { db } = backend.database
  const product = await db
    .insertInto("products")
    .values({ name: "Hinge", url: "hinge" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const review = await db
    .insertInto("reviews")
    .values({ product_id: product.id, is_demo: true, stars: 4, content: "Fits." })
    .returning("id")
    .executeTakeFirstOrThrow()
  const report = { review_id: review.id, reason: "personal" as const }
  await db
    .insertInto("review_reports")
    .values([
      { ...report, client: "old", created_at: new Date(clock - 731 * dayMs) },
      { ...report, client: "new", created_at: now() },
    ])
    .execute()
  await forget()
  const left = await db.selectFrom("review_reports").select("client").execute()
  expect(left).toEqual([{ client: "new" }])
})

it("deletes questions to products after the retention period of forms, of public ones the asker", async () => {
  const { db } = backend.database
  const product = await db
    .insertInto("products")
    .values({ name: "Latch", url: "latch" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const old = { product_id: product.id, name: "Ann", email: "ann@example.com" }
  const submitted_at = new Date(clock - 731 * dayMs)
  const replied = { may_publish: true, reply: "Yes.", replied_at: now(), is_published: true }
  await db
    .insertInto("product_questions")
    .values([
      { ...old, question: "Old?", submitted_at },
      { ...old, ...replied, question: "Public?", submitted_at },
      { ...old, question: "New?", submitted_at: now() },
    ])
    .execute()
  await forget()
  const left = await db
    .selectFrom("product_questions")
    .select(["question", "email"])
    .orderBy("id")
    .execute()
  expect(left).toEqual([
    { question: "Public?", email: "" },
    { question: "New?", email: "ann@example.com" },
  ])
})
