import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createReviewFixture, type Delivery, type ReviewFixture } from "#tests/fixtures/review.ts"
import { importTranslations } from "#tests/support/import-translations.ts"

let fixture: ReviewFixture
beforeAll(async () => {
  fixture = await createReviewFixture()
})
afterAll(() => fixture.backend.close())

const getItem = async (path: string) =>
  (await fixture.backend.app.inject({ url: `/api/v1/sell/${path}` })).json().item
const show = (token: string, query = "") => getItem(`review/show/${token}${query}`)
const getProduct = (slug: string, query = "") => getItem(`product?url=${slug}${query}`)

describe("a review of a delivered product", () => {
  it("is pending, not public, and emailed to the owner with the customer as the reply address", async () => {
    const delivery = await fixture.deliver()
    expect(
      (await fixture.write(delivery, { content: "  Fits \r\n\n\n\nwell.\u202e " })).status,
    ).toBe(200)
    expect((await show(delivery.token)).products).toMatchObject([
      { id: delivery.productId, review: { status: "pending", content: "Fits\n\nwell." } },
    ])
    expect(await getProduct(delivery.slug)).toMatchObject({ rating: null, reviews: [] })
    const mail = (await fixture.listMails()).find(({ text }) => text.includes("Fits"))
    expect(mail).toMatchObject({ to: null, subject: expect.stringMatching(/^Review \d+ to check/) })
  })

  it("is one per product and customer: a second one replaces it and is checked again", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    const id = await fixture.publish(delivery)
    const again = await fixture.deliver(delivery)
    await fixture.write(again, { stars: 1, content: "It broke." })
    expect(await fixture.reviewOf(delivery)).toEqual({ id, status: "pending" })
    expect(await getProduct(delivery.slug)).toMatchObject({ rating: null })
  })

  it("stays published if it is sent again without a change", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    await fixture.publish(delivery)
    const mails = (await fixture.listMails()).length
    await fixture.write(delivery)
    expect(await fixture.reviewOf(delivery)).toMatchObject({ status: "published" })
    expect(await fixture.listMails()).toHaveLength(mails)
  })

  it("is deleted on request, together with its place in the rating", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    await fixture.publish(delivery)
    await fixture.backend.takeChanges()
    const { token, productId } = delivery
    await fixture.call("withdraw", { token, product_id: productId })
    expect(await fixture.reviewOf(delivery)).toBeNull()
    expect(await fixture.backend.takeChanges()).toContain(`product:${delivery.slug}`)
    expect(await getProduct(delivery.slug)).toMatchObject({ rating: null, reviews: [] })
  })

  it("shows nothing of the order but its products", async () => {
    const delivery = await fixture.deliver({ firstName: "Xanthippe" })
    expect(JSON.stringify(await show(delivery.token))).not.toMatch(/Xanthippe|@|Bloodwood/)
  })
})

describe("the shop's questions", () => {
  const setQuestions = (reviews: object) =>
    fixture.db
      .updateTable("domains")
      .set({ config: JSON.stringify({ reviews }) })
      .execute()
  afterAll(() => setQuestions({}))

  it("are those of the settings, and their responses are counted on the product", async () => {
    const question = { question: "Size", choices: ["too small", "right"] }
    await setQuestions({ request_fit: false, question_1: "Size: too small / right" })
    const delivery = await fixture.deliver()
    expect(await show(delivery.token)).toMatchObject({
      questions: ["finish"],
      products: [{ own_questions: [question] }],
    })
    const responses = [
      { question: "Size", choice: "right" },
      { question: "Smell", choice: "good" },
    ]
    await fixture.write(delivery, { responses })
    await fixture.publish(delivery)
    const { reviews, review_responses: counts } = await getProduct(delivery.slug)
    expect(reviews).toMatchObject([{ responses: [{ question: "Size", choice: "right" }] }])
    expect(counts.own).toEqual([
      {
        question: "Size",
        choices: [
          { choice: "too small", count: 0 },
          { choice: "right", count: 1 },
        ],
      },
    ])
    await fixture.write(delivery, { responses })
    expect(await fixture.reviewOf(delivery)).toMatchObject({ status: "published" })
    await fixture.write(delivery, { responses: [{ question: "Size", choice: "too small" }] })
    expect(await fixture.reviewOf(delivery)).toMatchObject({ status: "pending" })
  })

  it("are those for a category of the product or one above it, in the form and on the product", async () => {
    const create = (name: string, parent_id: number | null) =>
      fixture.backend.create("cognito/group", {
        model: "Sell/Product",
        name,
        url: name,
        parent_id,
      })
    const rings = await create("gold-rings", await create("jewellery", null))
    const [ring, resin] = [await fixture.deliver(), await fixture.deliver()]
    await fixture.callAsAdmin("sell/product/update", { id: ring.productId, group_ids: [rings] })
    await setQuestions({ question_1: "Size [jewellery]: S / M", question_2: "Smell: good / bad" })
    const responses = [
      { question: "Size", choice: "S" },
      { question: "Smell", choice: "bad" },
    ]
    const listQuestions = async (delivery: Delivery) => {
      const { products } = await show(delivery.token)
      await fixture.write(delivery, { responses })
      await fixture.publish(delivery)
      const { reviews, review_responses: counts } = await getProduct(delivery.slug)
      const names = (list: { question: string }[]) => list.map(({ question }) => question)
      return [products[0].own_questions, counts.own, reviews[0].responses].map(names)
    }
    expect(await listQuestions(ring)).toEqual(Array(3).fill(["Size", "Smell"]))
    expect(await listQuestions(resin)).toEqual(Array(3).fill(["Smell"]))
  })

  it("have labels in another language, beside the English values of responses", async () => {
    await setQuestions({ question_1: "Width: narrow / wide" })
    const delivery = await fixture.deliver()
    const entries = [
      ["term", "0", "Width", "Breite"],
      ["term", "0", "wide", "breit"],
      ["product", delivery.slug, "name", "Scharnier"],
    ] as const
    expect((await importTranslations(fixture.db, "de", entries)).issues).toEqual([])
    const term_labels = { Width: "Breite", wide: "breit" }
    const own_questions = [{ question: "Width", choices: ["narrow", "wide"] }]
    expect(await show(delivery.token, "?language=de")).toMatchObject({
      term_labels,
      products: [{ own_questions, name: "Scharnier" }],
    })
    await fixture.write(delivery, { responses: [{ question: "Width", choice: "wide" }] })
    await fixture.publish(delivery)
    expect(await getProduct(delivery.slug, "&language=de")).toMatchObject({
      term_labels,
      reviews: [{ responses: [{ question: "Width", choice: "wide" }] }],
      review_responses: { own: [{ question: "Width" }] },
    })
  })
})

describe("a review is rejected", () => {
  it.each([
    ["without stars", { stars: 0 }, "stars"],
    ["with six stars", { stars: 6 }, "stars"],
    ["with half a star", { stars: 3.5 }, "stars"],
    ["without a text", { content: " \n " }, "content"],
    ["with a text that is too long", { content: "x".repeat(3_001) }, "content"],
    ["with an unknown answer", { fit: "perfect" }, "fit"],
  ])("%s, with a message for the field", async (_case, part, field) => {
    const delivery = await fixture.deliver()
    const { status, body } = await fixture.write(delivery, part)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await fixture.reviewOf(delivery)).toBeNull()
  })

  it("for a product that the order does not have, or that is no longer sold", async () => {
    const [own, other] = [await fixture.deliver(), await fixture.deliver()]
    expect((await fixture.write({ ...own, productId: other.productId })).status).toBe(404)
    await fixture.db
      .updateTable("products")
      .set({ enabled: false })
      .where("id", "=", own.productId)
      .execute()
    expect((await fixture.write(own)).status).toBe(404)
  })

  it("before delivery, with a made-up token, and of a closed account", async () => {
    const delivery = await fixture.deliver()
    expect((await fixture.write({ ...delivery, token: "A".repeat(43) })).status).toBe(404)
    await fixture.db.deleteFrom("order_events").where("order_id", "=", delivery.orderId).execute()
    expect((await fixture.write(delivery)).status).toBe(404)
    const closed = await fixture.deliver()
    await fixture.db
      .updateTable("users")
      .set({ enabled: false })
      .where("id", "=", closed.userId)
      .execute()
    expect((await fixture.write(closed)).status).toBe(404)
    expect(await show(closed.token)).toBeNull()
  })

  it("after thirty changes in an hour", async () => {
    const delivery = await fixture.deliver()
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++)
      statuses.push((await fixture.write(delivery, { content: `Change ${turn}` })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    fixture.wait(3_600_000)
    expect((await fixture.write(delivery, { content: "Later" })).status).toBe(200)
  })
})
