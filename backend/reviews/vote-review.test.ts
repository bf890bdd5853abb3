import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { createReviewFixture, type Delivery, type ReviewFixture } from "#tests/fixtures/review.ts"
import { deleteExpiredVotes, maxNetworkVotes } from "./vote-review.ts"

let fixture: ReviewFixture
beforeAll(async () => {
  fixture = await createReviewFixture()
})
afterAll(() => fixture.backend.close())

/** Votes from an IP address, with the fingerprint of a browser or without one. */
async function vote(id: number, remoteAddress: string, fingerprint?: string): Promise<number> {
  const payload = { id, fingerprint }
  const sent = { method: "POST", url: "/api/v1/sell/review/vote", payload } as const
  return (await fixture.backend.app.inject({ ...sent, remoteAddress })).statusCode
}
const buildFingerprint = (at: number) => String(at).padStart(21, "f")

async function writePublished(stars: number, known: { productId?: number } = {}) {
  const delivery = await fixture.deliver(known)
  await fixture.write(delivery, { stars })
  const id = await fixture.publish(delivery)
  fixture.wait(60_000)
  return { ...delivery, id }
}

const list = async ({ slug }: Delivery, query = "") =>
  (await fixture.backend.app.inject({ url: `/api/v1/sell/review?product=${slug}${query}` })).json()
    .data as { id: number; helpful_count: number }[]

describe("a vote for a helpful review", () => {
  it("counts once per browser, from any address, without a change event", async () => {
    const review = await writePublished(4)
    await fixture.backend.takeChanges()
    const [ann, ben] = [buildFingerprint(1), buildFingerprint(2)]
    const home = "203.0.113.1"
    const votes = [
      [home, ann],
      [home, ann],
      ["203.0.113.2", ann],
      [home, ben],
    ] as const
    for (const [address, fingerprint] of votes) {
      expect(await vote(review.id, address, fingerprint)).toBe(200)
    }
    expect(await list(review)).toMatchObject([{ helpful_count: 2 }])
    expect(await fixture.backend.takeChanges()).toEqual([])
  })

  it("counts from one address for an office, but not for one who deletes cookies all day", async () => {
    const review = await writePublished(4)
    const voteAs = (at: number, address: string) => vote(review.id, address, buildFingerprint(at))
    const statuses: number[] = []
    for (let at = 0; at <= maxNetworkVotes; at++) statuses.push(await voteAs(at, "203.0.113.7"))
    expect(statuses).toEqual([...Array(maxNetworkVotes).fill(200), 429])
    expect(await voteAs(0, "203.0.113.7")).toBe(200)
    expect(await voteAs(100, "203.0.113.8")).toBe(200)
    expect(await list(review)).toMatchObject([{ helpful_count: maxNetworkVotes + 1 }])
  })

  it("counts for each browser behind a proxy whose address all share", async () => {
    const review = await writePublished(4)
    for (let at = 0; at <= maxNetworkVotes; at++) {
      expect(await vote(review.id, "10.9.0.1", buildFingerprint(at))).toBe(200)
    }
  })

  it("stores neither address nor fingerprint", async () => {
    const review = await writePublished(4)
    await vote(review.id, "203.0.113.9", buildFingerprint(1))
    const votes = await fixture.db.selectFrom("review_votes").selectAll().execute()
    expect(JSON.stringify(votes)).not.toMatch(/203\.0\.113|ffff/)
  })

  it("counts once per address without a fingerprint", async () => {
    const review = await writePublished(4)
    expect([await vote(review.id, "10.1.0.1"), await vote(review.id, "10.1.0.1")]).toEqual([
      200, 200,
    ])
    await vote(review.id, "10.1.0.2")
    expect(await list(review)).toMatchObject([{ helpful_count: 2 }])
  })

  it("is for published reviews of customers only", async () => {
    const delivery = await fixture.deliver()
    await fixture.write(delivery)
    const pending = await fixture.reviewOf(delivery)
    const demo = await fixture.db
      .insertInto("reviews")
      .values({
        product_id: delivery.productId,
        is_demo: true,
        status: "published",
        stars: 5,
        content: "A sample.",
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    expect([await vote(pending?.id ?? 0, "10.2.0.1"), await vote(demo.id, "10.2.0.1")]).toEqual([
      404, 404,
    ])
  })

  it("is limited to sixty an hour for one address", async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count++) statuses.push(await vote(999_999, "10.3.0.1"))
    expect(statuses.slice(-2)).toEqual([404, 429])
  })

  it("does not count for a changed text", async () => {
    const review = await writePublished(4)
    await vote(review.id, "10.4.0.1")
    await fixture.write(review, { content: "Another text." })
    await fixture.publish(review)
    expect(await list(review)).toMatchObject([{ helpful_count: 0 }])
    await vote(review.id, "10.4.0.1")
    expect(await list(review)).toMatchObject([{ helpful_count: 1 }])
  })

  it("is forgotten after 90 days, while the count stays", async () => {
    const review = await writePublished(4)
    await vote(review.id, "10.5.0.1")
    fixture.wait(91 * 86_400_000)
    await deleteExpiredVotes(fixture.db, fixture.deps.now())
    expect(await fixture.db.selectFrom("review_votes").selectAll().execute()).toEqual([])
    expect(await list(review)).toMatchObject([{ helpful_count: 1 }])
  })
})

describe("the orders of reviews", () => {
  it("are by date, votes and stars, each with pages", async () => {
    const first = await writePublished(3)
    const second = await writePublished(5, { productId: first.productId })
    const third = await writePublished(1, { productId: first.productId })
    await vote(second.id, "10.6.0.1")
    const ids = async (query: string) => (await list(first, query)).map(({ id }) => id)
    const [a, b, c] = [first.id, second.id, third.id]
    expect(await ids("")).toEqual([c, b, a])
    expect(await ids("&sort=helpful")).toEqual([b, c, a])
    expect(await ids("&sort=highest")).toEqual([b, a, c])
    expect(await ids("&sort=lowest")).toEqual([c, a, b])
    expect(await ids("&sort=lowest&page=2&page_size=2")).toEqual([b])
  })
})
