import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { createReviewFixture, type Delivery, type ReviewFixture } from "#tests/fixtures/review.ts"

let fixture: ReviewFixture
beforeAll(async () => {
  fixture = await createReviewFixture()
})
afterAll(() => fixture.backend.close())

const call = (path: string, body: object) => fixture.callAsAdmin(`sell/review/${path}`, body)
const get = async (path: string) =>
  (await fixture.backend.app.inject({ url: `/api/v1/sell/${path}` })).json()

async function writeReview(part: object = {}, known: { productId?: number } = {}) {
  const delivery = await fixture.deliver(known)
  await fixture.write(delivery, part)
  const review = await fixture.reviewOf(delivery)
  if (review === null) throw new Error("The review was not stored.")
  return { ...delivery, id: review.id }
}

const emailsTo = async ({ userId }: Pick<Delivery, "userId">) => {
  const { email } = await fixture.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  return (await fixture.listMails()).filter(({ to }) => to === email)
}

describe("a published review", () => {
  it("is on the product with the average and the distribution, and its pages are invalidated", async () => {
    const one = await writeReview({ stars: 5, fit: "right", finish: "smooth" })
    const two = await writeReview({ stars: 2, author_name: "" }, { productId: one.productId })
    await fixture.backend.takeChanges()
    await call("moderate", { id: one.id, decision: "publish" })
    expect(await fixture.backend.takeChanges()).toContain(`product:${one.slug}`)
    await call("moderate", { id: two.id, decision: "publish" })
    const { item } = await get(`product?url=${one.slug}`)
    expect(item.rating).toEqual({
      average: 3.5,
      count: 2,
      distribution: [1, 0, 0, 1, 0],
      is_demo: false,
    })
    expect(item.review_responses).toEqual({ fit: [0, 1, 0], finish: [0, 0, 1], own: [] })
    expect(item.reviews.map((review: { id: number }) => review.id).sort()).toEqual(
      [one.id, two.id].sort(),
    )
    expect(JSON.stringify(item.reviews)).not.toMatch(/user_id|order_id|@example/)
    expect(await get(`review?product=${one.slug}&page_size=1&page=2`)).toMatchObject({
      count: 2,
      data: [{ content: "It fits." }],
    })
  })

  it("changes the lists that show its product's stars", async () => {
    const group = await fixture.backend.create("cognito/group", {
      name: "Hinges",
      url: "hinges",
      model: "Sell/Product",
      parent_id: null,
    })
    const { id, productId } = await writeReview()
    await fixture.db
      .insertInto("product_groups")
      .values({ product_id: productId, group_id: group })
      .execute()
    await fixture.backend.takeChanges()
    await call("moderate", { id, decision: "publish" })
    expect(await fixture.backend.takeChanges()).toContain("group:hinges")
    await call("reply", { id, reply: "Thank you." })
    expect(await fixture.backend.takeChanges()).not.toContain("group:hinges")
  })

  it("replaces the demonstration reviews of its product", async () => {
    const { id, productId, slug } = await writeReview({ stars: 2 })
    const demo = { product_id: productId, is_demo: true, status: "published" as const }
    await fixture.db
      .insertInto("reviews")
      .values({ ...demo, stars: 5, content: "A sample." })
      .execute()
    const rated = async () => (await get(`product?url=${slug}`)).item
    expect(await rated()).toMatchObject({
      rating: { average: 5, count: 1, is_demo: true },
      reviews: [{ content: "A sample.", is_demo: true }],
    })
    await call("moderate", { id, decision: "publish" })
    expect(await rated()).toMatchObject({
      rating: { average: 2, count: 1, is_demo: false },
      reviews: [{ id }],
    })
  })

  it("gets the shop's reply, which an empty one removes; a pending review gets none", async () => {
    const review = await writeReview()
    expect((await call("reply", { id: review.id, reply: "Thanks." })).status).toBe(409)
    await fixture.publish(review)
    const getReply = async () => (await get(`review?product=${review.slug}`)).data[0].reply
    await call("reply", { id: review.id, reply: "Thanks.\n<b>Come again.</b>" })
    expect(await getReply()).toBe("Thanks.\n<b>Come again.</b>")
    await call("reply", { id: review.id, reply: " " })
    expect(await getReply()).toBe("")
  })
})

describe("a rejected review", () => {
  it("is not shown, and its customer is emailed the reason once, with the link to change it", async () => {
    const review = await writeReview()
    await fixture.publish(review)
    const decision = { id: review.id, decision: "reject", reason: "It names a person." }
    expect((await call("moderate", decision)).status).toBe(200)
    await call("moderate", decision)
    expect((await get(`product?url=${review.slug}`)).item.rating).toBeNull()
    const mails = await emailsTo(review)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain("Reason: It names a person.")
    expect(mails[0]?.text).toContain(`/review/${review.token}`)
  })

  it("needs a reason", async () => {
    const { id } = await writeReview()
    const { status, body } = await call("moderate", { id, decision: "reject", reason: " " })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["reason"]])
  })
})

describe("a report", () => {
  it("is emailed to the owner once per client, leaves the review published, and is closed by a decision", async () => {
    const review = await writeReview({ content: "Buy at my shop!" })
    const report = { id: review.id, reason: "advertising", note: "Look at the link." }
    expect((await fixture.call("report", report)).status).toBe(404)
    await fixture.publish(review)
    expect((await fixture.call("report", report)).status).toBe(200)
    await fixture.call("report", report)
    const mails = (await fixture.listMails()).filter(({ text }) =>
      text.includes("Look at the link"),
    )
    expect(mails).toHaveLength(1)
    const { body } = await call("list", { reported: true })
    expect(body.data).toMatchObject([
      {
        id: review.id,
        status: "published",
        reports: [report].map(({ reason, note }) => ({ reason, note })),
      },
    ])
    await fixture.publish(review)
    expect((await call("list", { reported: true })).body.count).toBe(0)
  })

  it("needs a reason of the list", async () => {
    const { status, body } = await fixture.call("report", { id: 1, reason: "rude" })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["reason"]])
  })
})

describe("administrators' calls about reviews", () => {
  it.each(["list", "detail", "moderate", "reply", "request"])(
    "%s rejects everyone else",
    async (path) => {
      expect((await fixture.call(path, { id: 1 })).status).toBe(401)
    },
  )
})

describe("the owner's console", () => {
  const run = (...words: string[]) => runAsOwner(fixture.db, words)

  it("lists reviews to check, shows one, publishes, replies and rejects with a reason", async () => {
    const { id, slug } = await writeReview({ content: "Squeaks at night." })
    expect((await run("reviews", "list")).printed.join("\n")).toMatch(
      new RegExp(`^${id} .*pending`, "m"),
    )
    const responses = JSON.stringify([{ question: "Size", choice: "too small" }])
    await fixture.db.updateTable("reviews").set({ responses }).where("id", "=", id).execute()
    const shown = (await run("reviews", "show", String(id))).printed.join("\n")
    expect(shown).toContain("Squeaks at night.")
    expect(shown).toMatch(/^Size +too small$/m)
    expect((await run("reviews", "publish", String(id))).code).toBe(0)
    expect((await run("reviews", "reply", String(id), "Add a drop of oil.")).code).toBe(0)
    expect((await get(`review?product=${slug}`)).data).toMatchObject([
      { reply: "Add a drop of oil." },
    ])
    expect((await run("reviews", "reject", String(id))).code).toBe(2)
    expect((await run("reviews", "reject", String(id), "--reason", "Not about it.")).code).toBe(0)
    expect((await get(`review?product=${slug}`)).count).toBe(0)
    expect((await run("reviews", "publish", "999999")).noted).toEqual([
      "There is no review 999999.",
    ])
  })
})
