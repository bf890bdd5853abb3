import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { registerSharedStore } from "#lib/redis/current-store.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import type { ErrorResponse } from "./authenticated-client.ts"
import { type RefreshResult, withSharedRefresh } from "./refresh-tokens.ts"

const silent = { warn: () => {}, info: () => {} }
const secretBefore = process.env.SESSION_SECRET
let memory: FakeKeyValueStore
let refreshCount = 0
beforeEach(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  memory = new FakeKeyValueStore()
  registerSharedStore(new RedisCircuitBreaker(memory.open(), silent))
  refreshCount = 0
})
afterEach(() => registerSharedStore(null))
afterAll(() => {
  if (secretBefore === undefined) delete process.env.SESSION_SECRET
  else process.env.SESSION_SECRET = secretBefore
})

/** A fake API that refreshes tokens and never returns the same ones twice. */
async function renew(): Promise<RefreshResult> {
  refreshCount += 1
  const word = `renewed-${refreshCount}`
  await new Promise((resolve) => setTimeout(resolve, 60))
  const tokens = { access: word, refresh: `and-${word}`, expiresAtMs: 1_790_000_000_000 }
  return { ok: true, value: tokens }
}

describe("a token refresh shared between processes", () => {
  it("sends one request, and every process gets the same result", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => withSharedRefresh("a", renew)))
    expect(refreshCount).toBe(1)
    expect(new Set(all.map((outcome) => JSON.stringify(outcome)))).toHaveProperty("size", 1)
    expect(await withSharedRefresh("a", renew)).toEqual(all[0])
    await withSharedRefresh("b", renew)
    expect(refreshCount).toBe(2)
  })

  it("shares a rejection as well", async () => {
    const error: ErrorResponse = {
      status: 401,
      message: "No.",
      retryAfterSeconds: null,
      code: "TOKEN_INVALID",
    }
    const reject = async (): Promise<RefreshResult> => ({ ok: false, error })
    expect(await withSharedRefresh("a", reject)).toEqual({ ok: false, error })
    expect(await withSharedRefresh("a", renew)).toEqual({ ok: false, error })
  })

  it("releases the lock after a failure, so that the next process retries", async () => {
    const fail = () => Promise.reject(new Error("the API is away"))
    await expect(withSharedRefresh("a", fail)).rejects.toThrow("the API is away")
    expect(await withSharedRefresh("a", renew)).toHaveProperty("ok", true)
  })

  it("stores the result in Redis encrypted, under a hashed key, for a minute", async () => {
    await withSharedRefresh("a-refresh-token", renew)
    const [key = ""] = memory.listKeys()
    const sealed = String(await memory.open().get(key))
    expect(`${key} ${sealed}`).not.toMatch(/renewed-1|a-refresh-token/)
    expect(memory.getTtlMs(key)).toBeLessThanOrEqual(60_000)
  })

  it("ignores a stored result that was not sealed by this shop", async () => {
    await withSharedRefresh("a", renew)
    const [key = ""] = memory.listKeys()
    const forged = JSON.stringify({ tokens: { access: "x", refresh: "y", expiresAtMs: 1 } })
    await memory.open().set(key, Buffer.from(forged), { ttlMs: 50 })
    expect(await withSharedRefresh("a", renew)).toMatchObject({ value: { access: "renewed-2" } })
  })

  it.each(["down", "hangs", "full"] as const)(
    "falls back to one request per process if Redis is %s",
    async (failureMode) => {
      memory.failureMode = failureMode
      expect(await withSharedRefresh("a", renew)).toMatchObject({ value: { access: "renewed-1" } })
      expect(await withSharedRefresh("a", renew)).toMatchObject({ value: { access: "renewed-2" } })
    },
  )
})
