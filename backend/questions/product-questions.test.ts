import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { createReviewFixture, type ReviewFixture } from "#tests/fixtures/review.ts"
import { deleteExpiredQuestions } from "./expired-questions.ts"

let fixture: ReviewFixture
let product: { productId: number; slug: string }
let submitted = 0
beforeAll(async () => {
  fixture = await createReviewFixture()
  product = await fixture.deliver()
})
afterAll(() => fixture.backend.close())

const callAsAdmin = (path: string, body: object) =>
  fixture.callAsAdmin(`sell/question/${path}`, body)
const get = async (path: string) =>
  (await fixture.backend.app.inject({ url: `/api/v1/sell/${path}` })).json()
const listPublic = async () => (await get(`question?product=${product.slug}`)).data

const question = { name: "Ann", email: "Ann@Example.com", question: "Does it rust?" }

/** Submits as a new client each time. */
async function send(part: object = {}) {
  const response = await fixture.backend.app.inject({
    method: "POST",
    url: "/api/v1/sell/question/submit",
    payload: { product_id: product.productId, ...question, ...part },
    headers: { "accept-language": "de" },
    remoteAddress: `10.0.0.${++submitted}`,
  })
  return { status: response.statusCode, body: response.json() }
}

async function submit(part: object = {}): Promise<number> {
  expect((await send({ may_publish: true, ...part })).status).toBe(200)
  const { id } = await fixture.db
    .selectFrom("product_questions")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow()
  return id
}

describe("a question about a product", () => {
  it("is emailed to the owner, who can reply to its asker, and is not public", async () => {
    const id = await submit({ question: "  Does it <b>rust</b>?\u202e\n\n\n\nAnn " })
    const [mail] = (await fixture.listMails()).filter(({ subject }) =>
      subject.startsWith(`Question ${id}:`),
    )
    expect(mail?.text).toMatch(/Does it <b>rust<\/b>\?\n\s+Ann\n/)
    expect(mail?.text).toContain(`questions reply ${id}`)
    expect(await listPublic()).toEqual([])
  })

  it("needs a name, an email address and a text, about a product of the shop", async () => {
    const { status, body } = await send({ name: " ", email: "ann", question: "\n" })
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ["email", "name", "question"]])
    expect((await send({ product_id: 999_999 })).status).toBe(404)
  })

  it("is rejected after five in an hour from one client", async () => {
    const payload = { product_id: product.productId, ...question }
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) {
      const url = "/api/v1/sell/question/submit"
      const sent = { method: "POST", url, payload, remoteAddress: "10.9.9.9" } as const
      statuses.push((await fixture.backend.app.inject(sent)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe("an answer", () => {
  const mailsAbout = async (text: string) =>
    (await fixture.listMails()).filter((mail) => mail.text.includes(text))

  it("is emailed to the asker once, in the asker's language, and public if both agree", async () => {
    const id = await submit()
    await fixture.backend.takeChanges()
    const reply = { id, reply: "No, it's brass.", publish: true }
    expect((await callAsAdmin("reply", reply)).status).toBe(200)
    await callAsAdmin("reply", reply)
    const mails = await mailsAbout("No, it's brass.")
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: "ann@example.com" })
    expect(mails[0]?.subject).toMatch(/^Unsere Antwort: /)
    expect(await fixture.backend.takeChanges()).toContain(`product:${product.slug}`)
    const shown = await listPublic()
    expect(shown).toMatchObject([{ id, question: "Does it rust?", reply: "No, it's brass." }])
    expect(JSON.stringify(shown)).not.toMatch(/ann@|"name"/i)
    await callAsAdmin("publish", { id, publish: false })
    expect(await listPublic()).toEqual([])
  })

  it("is emailed but not public if the asker did not allow it", async () => {
    const id = await submit({ may_publish: false })
    const reply = { id, reply: "Only in the sea." }
    expect((await callAsAdmin("reply", { ...reply, publish: true })).status).toBe(409)
    expect(await mailsAbout("Only in the sea.")).toHaveLength(0)
    expect((await callAsAdmin("reply", reply)).status).toBe(200)
    expect(await mailsAbout("Only in the sea.")).toHaveLength(1)
    expect((await callAsAdmin("publish", { id, publish: true })).status).toBe(409)
    expect(await listPublic()).toEqual([])
  })

  it("can be published only once it is written", async () => {
    const id = await submit()
    expect((await callAsAdmin("publish", { id, publish: true })).status).toBe(409)
  })

  it("replaces the demonstration questions of its product", async () => {
    const demo = { product_id: product.productId, is_demo: true, may_publish: true }
    await fixture.db
      .insertInto("product_questions")
      .values({
        ...demo,
        question: "Sample?",
        reply: "Yes.",
        replied_at: new Date(),
        is_published: true,
      })
      .execute()
    expect(await listPublic()).toMatchObject([{ question: "Sample?", is_demo: true }])
    const id = await submit()
    await callAsAdmin("reply", { id, reply: "Brass.", publish: true })
    expect(await listPublic()).toMatchObject([{ id, is_demo: false }])
    expect((await callAsAdmin("delete", { id })).body).toMatchObject({ success: true })
    expect((await callAsAdmin("delete", { id })).body).toMatchObject({ success: false })
  })
})

describe("a public question", () => {
  it("is found by the search, with the path of its product", async () => {
    const id = await submit({ question: "Is the quokka edition dishwasher-safe?" })
    const search = async () => (await get("product/search?query=quokka")).content
    expect(await search()).toEqual([])
    await callAsAdmin("reply", { id, reply: "By hand only.", publish: true })
    expect(await search()).toMatchObject([
      { kind: "question", id, slug: product.slug, parent: "", text: "By hand only." },
    ])
    await callAsAdmin("publish", { id, publish: false })
    expect(await search()).toEqual([])
  })

  it("loses its asker's name and address after the retention period; others are deleted", async () => {
    const shown = await submit()
    const deleted = await submit()
    await callAsAdmin("reply", { id: shown, reply: "Never.", publish: true })
    fixture.wait(86_400_000)
    await deleteExpiredQuestions(fixture.db, fixture.deps.now())
    const rows = await fixture.db
      .selectFrom("product_questions")
      .select(["id", "name", "email"])
      .where("id", "in", [shown, deleted])
      .execute()
    expect(rows).toEqual([{ id: shown, name: "", email: "" }])
  })
})

describe("the owner's console", () => {
  it("lists, answers, publishes, hides and deletes questions", async () => {
    const id = await submit({ question: "How heavy is it?" })
    const run = (...words: string[]) => runAsOwner(fixture.db, ["questions", ...words])
    expect((await run("list")).printed.join("\n")).toContain(String(id))
    expect((await run("show", String(id))).printed.join("\n")).toContain("How heavy is it?")
    expect((await run("publish", String(id))).code).toBe(1)
    expect((await run("reply", String(id), "200 g.", "--publish")).printed.join("\n")).toContain(
      "It's public.",
    )
    expect((await listPublic())[0]).toMatchObject({ id, reply: "200 g." })
    expect((await run("hide", String(id))).code).toBe(0)
    expect((await run("delete", String(id))).code).toBe(0)
    expect((await run("show", String(id))).code).toBe(1)
  })
})
