import { afterAll, beforeAll } from "@jest/globals"
import { openDatabase } from "#backend/db/pool.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import {
  consumeRateLimits,
  deleteRateLimitHits,
  findReachedLimit,
  type Limit,
} from "./rate-limit.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const start = Date.parse("2026-11-21T00:00:00Z")
const at = (seconds: number) => new Date(start + seconds * 1000)
const limit = (bucket: string, most: number): Limit => ({
  bucket,
  max: most,
  withinMs: 60_000,
  detail: { code: "rate_limited" },
})
const take = (limits: Limit[], now: Date) => consumeRateLimits(database.db, limits, now)

describe("rate limit", () => {
  it("accepts uses up to the maximum and returns when the next one is free", async () => {
    const twice = [limit("twice", 2)]
    expect(await take(twice, at(0))).toHaveProperty("ok", true)
    expect(await take(twice, at(20))).toHaveProperty("ok", true)
    expect(await take(twice, at(30))).toMatchObject({ ok: false, error: { freeAt: at(60) } })
    expect(await take(twice, at(60))).toHaveProperty("ok", true)
    expect(await take(twice, at(61))).toMatchObject({ ok: false, error: { freeAt: at(80) } })
  })

  it("counts several uses at once and rejects more than are free", async () => {
    const takeMany = (uses: number, now: Date) => take([{ ...limit("many", 10), uses }], now)
    expect(await takeMany(6, at(0))).toHaveProperty("ok", true)
    expect(await takeMany(5, at(1))).toMatchObject({ ok: false, error: { freeAt: at(60) } })
    expect(await takeMany(4, at(2))).toHaveProperty("ok", true)
    expect(await takeMany(1, at(3))).toHaveProperty("ok", false)
    expect(await takeMany(10, at(61))).toMatchObject({ ok: false, error: { freeAt: at(62) } })
    expect(await takeMany(10, at(62))).toHaveProperty("ok", true)
  })

  it("counts nothing against the other limits if one is used up", async () => {
    const [small, large] = [limit("small", 1), limit("large", 2)]
    await take([small, large], at(0))
    await take([small, large], at(1))
    expect(await take([large], at(2))).toHaveProperty("ok", true)
  })

  it("is never exceeded by concurrent requests, whatever the order of their limits", async () => {
    const [one, other] = [limit("one", 5), limit("other", 50)]
    const attempts = Array.from({ length: 40 }, (_, turn) =>
      take(turn % 2 === 0 ? [one, other] : [other, one], at(0)),
    )
    const taken = await Promise.all(attempts)
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
  })

  it("is never exceeded across several back ends", async () => {
    const other = openDatabase(database.url)
    const attempts = Array.from({ length: 40 }, (_, turn) =>
      consumeRateLimits(turn % 2 === 0 ? database.db : other, [limit("shared", 5)], at(0)),
    )
    const taken = await Promise.all(attempts)
    await other.destroy()
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
  })

  it("is free again after a use was deleted", async () => {
    const once = [limit("once", 1)]
    const taken = await take(once, at(0))
    await deleteRateLimitHits(database.db, taken.ok ? taken.value : [])
    await deleteRateLimitHits(database.db, [])
    expect(await findReachedLimit(database.db, once, at(1))).toBeNull()
    expect(await take(once, at(1))).toHaveProperty("ok", true)
  })
})
