import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { createReviewFixture, type Delivery, type ReviewFixture } from "#tests/fixtures/review.ts"
import { requestReviews } from "./request-reviews.ts"

const dayMs = 86_400_000

let fixture: ReviewFixture
beforeAll(async () => {
  fixture = await createReviewFixture()
})
// Older deliveries are no longer due, so that each test starts with none.
afterEach(() => fixture.wait(90 * dayMs))
afterAll(() => fixture.backend.close())

const run = () => requestReviews(fixture.deps)
const setDays = (days: number | null) =>
  fixture.db
    .updateTable("domains")
    .set({ config: JSON.stringify({ reviews: { request_after_days: days } }) })
    .execute()
const mailsOf = async ({ token }: Delivery) =>
  (await fixture.listMails()).filter(({ text }) => text.includes(token))

describe("emails that request reviews", () => {
  it("are sent once, seven days after delivery by default, with the product and the link", async () => {
    const delivery = await fixture.deliver({ firstName: "Ann" })
    fixture.wait(7 * dayMs - 60_000)
    expect(await run()).toBe(0)
    fixture.wait(60_000)
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    const [mail] = await mailsOf(delivery)
    expect(mail?.subject).toContain(`order ${delivery.orderId}`)
    expect(mail?.text).toContain(`Hinge ${delivery.slug}`)
    expect(mail?.text).toContain(`http://localhost:3000/review/${delivery.token}`)
    expect(mail?.text).toContain("#review-mails")
  })

  it("are sent once by two back ends at the same time", async () => {
    const delivery = await fixture.deliver()
    fixture.wait(7 * dayMs)
    const counts = await Promise.all([run(), run(), run()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mailsOf(delivery)).toHaveLength(1)
  })

  it("follow the configured days, and are off without a number", async () => {
    const delivery = await fixture.deliver()
    await setDays(null)
    fixture.wait(10 * dayMs)
    expect(await run()).toBe(0)
    await setDays(10)
    expect(await run()).toBe(1)
    await setDays(7)
    expect(await mailsOf(delivery)).toHaveLength(1)
  })

  it("are not sent to customers who switched them off, until they switch them on", async () => {
    const delivery = await fixture.deliver()
    const choose = (enabled: boolean) => fixture.call("mails", { token: delivery.token, enabled })
    await choose(false)
    fixture.wait(7 * dayMs)
    expect(await run()).toBe(0)
    expect((await choose(true)).body.item).toMatchObject({ gets_mails: true })
    expect(await run()).toBe(1)
  })

  it("are not sent for refunded orders, reviewed products, or products that are gone", async () => {
    const [refunded, reviewed, gone] = [
      await fixture.deliver(),
      await fixture.deliver(),
      await fixture.deliver(),
    ]
    await fixture.db
      .updateTable("orders")
      .set({ status: "refunded" })
      .where("id", "=", refunded.orderId)
      .execute()
    await fixture.write(reviewed)
    await fixture.callAsAdmin("sell/product/disable", { id: gone.productId })
    fixture.wait(7 * dayMs)
    expect(await run()).toBe(0)
  })

  it("are not sent for deliveries of long ago", async () => {
    await fixture.deliver()
    fixture.wait(22 * dayMs)
    expect(await run()).toBe(0)
  })

  it("are sent at once if an administrator says so", async () => {
    const delivery = await fixture.deliver()
    const request = () => fixture.callAsAdmin("sell/review/request", { id: delivery.orderId })
    expect((await request()).body).toMatchObject({ success: true })
    expect((await request()).body).toMatchObject({ success: false })
    expect(await mailsOf(delivery)).toHaveLength(1)
  })
})
