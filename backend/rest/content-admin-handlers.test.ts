import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { contentAdminCalls } from "#lib/contract/content-admin-calls.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let form: number
let submission: number

beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date("2026-11-27T00:00:00Z") })
  form = await backend.create("cognito/form", { name: "Contact", url: "contact" })
  submission = await createSubmission([{ label: "Email", value: "ann@example.com" }])
  await createSubmission([
    { label: "Email", value: "bob@example.com" },
    { label: "Message", value: "=1+1" },
  ])
})
afterAll(() => backend.close())

async function createSubmission(values: { label: string; value: string }[]): Promise<number> {
  const data = values.map((value) => Object.assign({ name: value.label, kind: "text" }, value))
  const { id } = await backend.database.db
    .insertInto("form_submissions")
    .values({
      form_id: form,
      form_name: "Contact",
      data: JSON.stringify(data),
      client: "",
      digest: JSON.stringify(values),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

async function createVoucher(columns: { redeemed_at?: Date } = {}): Promise<string> {
  const issued = { code_hash: Math.random().toString(), issued_at: new Date() }
  const { id } = await backend.database.db
    .insertInto("gift_vouchers")
    .values({
      token: Math.random().toString().padEnd(32, "x"),
      amount_cents: 5_000,
      ...issued,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** Sends a call as an administrator; its response is that of the contract. */
async function send<Name extends keyof typeof contentAdminCalls>(name: Name, body: object) {
  const { path, response } = contentAdminCalls[name]
  const { statusCode, json } = await backend.app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    payload: body,
    headers: { authorization: `Bearer ${backend.adminToken}` },
  })
  return { status: statusCode, body: statusCode === 200 ? response.parse(json()) : json() }
}

describe("a form submission", () => {
  it("is marked as answered and as not answered, and listed by it", async () => {
    const open = { filter: { answered_at: null } }
    const answered = { filter: { answered_at: { min: "2000-01-01T00:00:00Z" } } }
    const count = async (filter: object) =>
      (await backend.call("cognito/form_submission/list", filter)).body.count
    expect((await send("answerSubmission", { id: submission, answered: true })).body).toEqual({
      item: { id: submission, answered_at: "2026-11-27T00:00:00.000Z" },
    })
    expect([await count(open), await count(answered)]).toEqual([1, 1])
    await send("answerSubmission", { id: submission, answered: false })
    expect([await count(open), await count(answered)]).toEqual([2, 0])
    expect((await send("answerSubmission", { id: 999, answered: true })).body).toEqual({
      item: null,
    })
  })

  it("is a row of the file, with a column for each label and no formula", async () => {
    const { body } = await send("exportSubmissions", { form_id: form, answered: false })
    const { item } = contentAdminCalls.exportSubmissions.response.parse(body)
    const [head, ...rows] = Buffer.from(item?.data ?? "", "base64")
      .toString("utf8")
      .trim()
      .split("\r\n")
    expect(head).toBe("Number,Form,Sent,Answered,Page,Email,Message")
    expect(rows.map((row) => row.split(",").slice(-2))).toEqual([
      ["bob@example.com", "'=1+1"],
      ["ann@example.com", ""],
    ])
  })

  it("says after how many days it is deleted", async () => {
    expect((await send("getSubmissionRetention", {})).body).toEqual({ days: 730 })
  })
})

describe("a gift voucher", () => {
  it("is made void with a reason, once", async () => {
    const id = await createVoucher()
    expect((await send("voidGiftVoucher", { id, reason: " " })).status).toBe(400)
    const first = await send("voidGiftVoucher", { id, reason: "Sent to the wrong person" })
    expect(first.body).toMatchObject({
      item: { state: "void", void_reason: "Sent to the wrong person" },
    })
    const second = await send("voidGiftVoucher", { id, reason: "Again" })
    expect(second.body).toMatchObject({ item: { void_reason: "Sent to the wrong person" } })
  })

  it("stays redeemed, with 409", async () => {
    const id = await createVoucher({ redeemed_at: new Date() })
    const { status, body } = await send("voidGiftVoucher", { id, reason: "Too late" })
    expect([status, body.detail?.code]).toEqual([409, "voucher_redeemed"])
  })
})
