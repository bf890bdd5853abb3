import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import type { CallRefusal } from "#lib/api/ask-account.ts"
import { FakeMemory } from "#lib/shared-memory/fake-memory.ts"
import { shareMemory } from "#lib/shared-memory/known-memory.ts"
import { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import type { RefreshOutcome } from "./refresh-tokens.ts"
import { askOnceForAll } from "./shared-refresh.ts"

const silent = { warn: () => {}, info: () => {} }
const secretBefore = process.env.SESSION_SECRET
let memory: FakeMemory
let asked = 0
beforeEach(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  memory = new FakeMemory()
  shareMemory(new MemoryGuard(memory.open(), silent))
  asked = 0
})
afterEach(() => shareMemory(null))
afterAll(() => {
  if (secretBefore === undefined) delete process.env.SESSION_SECRET
  else process.env.SESSION_SECRET = secretBefore
})

/** A fake API that refreshes tokens and never returns the same ones twice. */
async function renew(): Promise<RefreshOutcome> {
  asked += 1
  const word = `renewed-${asked}`
  await new Promise((resolve) => setTimeout(resolve, 60))
  return { tokens: { access: word, refresh: `and-${word}`, expiresAtMs: 1_790_000_000_000 } }
}

describe("a token refresh shared between processes", () => {
  it("sends one request, and every process gets the same result", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => askOnceForAll("a", renew)))
    expect(asked).toBe(1)
    expect(new Set(all.map((outcome) => JSON.stringify(outcome)))).toHaveProperty("size", 1)
    expect(await askOnceForAll("a", renew)).toEqual(all[0])
    await askOnceForAll("b", renew)
    expect(asked).toBe(2)
  })

  it("shares a rejection as well", async () => {
    const refusal: CallRefusal = {
      ...{ status: 401, message: "No.", retryAfterSeconds: null },
      code: "TOKEN_INVALID",
    }
    const refuse = async () => ({ refusal })
    expect(await askOnceForAll("a", refuse)).toEqual({ refusal })
    expect(await askOnceForAll("a", renew)).toEqual({ refusal })
  })

  it("releases the lock after a failure, so that the next process retries", async () => {
    const fail = () => Promise.reject(new Error("the API is away"))
    await expect(askOnceForAll("a", fail)).rejects.toThrow("the API is away")
    expect(await askOnceForAll("a", renew)).toHaveProperty("tokens")
  })

  it("stores the result in Redis encrypted, under a hashed key, for a minute", async () => {
    await askOnceForAll("a-refresh-token", renew)
    const [key = ""] = memory.listKeys()
    const kept = String(await memory.open().get(key))
    expect(`${key} ${kept}`).not.toMatch(/renewed-1|a-refresh-token/)
    expect(memory.getTtlMs(key)).toBeLessThanOrEqual(60_000)
  })

  it("ignores a stored result that was not sealed by this shop", async () => {
    await askOnceForAll("a", renew)
    const [key = ""] = memory.listKeys()
    const forged = JSON.stringify({ tokens: { access: "x", refresh: "y", expiresAtMs: 1 } })
    await memory.open().set(key, Buffer.from(forged), { ttlMs: 50 })
    expect(await askOnceForAll("a", renew)).toMatchObject({ tokens: { access: "renewed-2" } })
  })

  it.each(["gone", "hangs", "full"] as const)(
    "falls back to one request per process if Redis is %s",
    async (mood) => {
      memory.mood = mood
      expect(await askOnceForAll("a", renew)).toMatchObject({ tokens: { access: "renewed-1" } })
      expect(await askOnceForAll("a", renew)).toMatchObject({ tokens: { access: "renewed-2" } })
    },
  )
})
