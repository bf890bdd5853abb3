import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { ApiError } from "#lib/api/api-error.ts"
import {
  type AccountApi,
  buildTestTokens,
  openAccountApi,
  sendJson,
} from "#tests/support/account-api.ts"
import { buildSession, drawId, type Session } from "./session.ts"
import { withFreshTokens } from "./with-fresh-tokens.ts"

let api: AccountApi
let rotations = 0
let saved: Session[] = []
const trySave = async (session: Session) => saved.push(session) > 0

beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.calls.length = 0
  saved = []
  api.answer(async (_call, response) => {
    rotations += 1
    sendJson(response, await buildTestTokens(`renewed-${rotations}`))
  })
})

/** A session whose access token ends so soon; no two have the same tokens. */
function signIn(leftMs: number): Session {
  const tokens = { access: "first", refresh: drawId(), expiresAtMs: Date.now() + leftMs }
  return { ...buildSession(), tokens, baseUrl: api.origin, mark: drawId() }
}

const expired = {
  refusal: { status: 401, code: "TOKEN_EXPIRED", message: "Ended.", retryAfterSeconds: null },
} as const
const used = (calls: string[]) => async (access: string) => {
  calls.push(access)
  return calls.length === 1 ? expired : { answer: access }
}

describe("a token", () => {
  it("with time left is used as it is", async () => {
    const session = signIn(60_000)
    expect(await withFreshTokens({ session, trySave }, async (answer) => ({ answer }))).toEqual({
      answer: "first",
    })
    expect(api.count("/refreshToken")).toBe(0)
    expect(saved).toEqual([])
  })

  it("with 30 seconds left is renewed first, and what was renewed is kept", async () => {
    const session = signIn(30_000)
    const result = await withFreshTokens({ session, trySave }, async (answer) => ({ answer }))
    const kept = saved.at(-1)?.tokens
    expect(result).toEqual({ answer: kept?.access })
    expect(kept?.refresh).toBe(`renewed-${rotations}`)
    expect(saved.at(-1)).toMatchObject({ fingerprint: session.fingerprint, mark: session.mark })
    expect(JSON.parse(api.calls[0]?.body ?? "")).toEqual({
      refresh_token: session.tokens?.refresh,
      fingerprint: session.fingerprint,
    })
    expect(api.calls[0]?.headers.authorization).toBeUndefined()
  })

  it.each([401, 422])(
    "that the API calls expired with %d is renewed, and the call made once more",
    async (status) => {
      const calls: string[] = []
      const refusal = { ...expired.refusal, status }
      const result = await withFreshTokens(
        { session: signIn(600_000), trySave },
        async (access) => {
          calls.push(access)
          return calls.length === 1 ? { refusal } : { answer: access }
        },
      )
      expect(calls).toEqual(["first", saved.at(-1)?.tokens?.access])
      expect(result).toEqual({ answer: calls[1] })
    },
  )

  it("that is expired still after it was renewed is given back so, and not tried for ever", async () => {
    const session = signIn(600_000)
    expect(await withFreshTokens({ session, trySave }, async () => expired)).toEqual(expired)
    expect(api.count("/refreshToken")).toBe(1)
  })

  it("of a page that cannot keep another is not renewed", async () => {
    const session = signIn(1_000)
    const parts = { session, trySave: async () => false }
    expect(await withFreshTokens(parts, async (answer) => ({ answer }))).toEqual({
      answer: "first",
    })
    expect(api.count("/refreshToken")).toBe(0)
  })
})

describe("renewing", () => {
  it("is done once for fifty calls at the same moment, and for who comes a little later", async () => {
    const session = signIn(1_000)
    const calls: string[] = []
    const call = () => withFreshTokens({ session, trySave }, async (answer) => ({ answer }))
    const results = await Promise.all(Array.from({ length: 50 }, call))
    results.push(await call())
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).not.toEqual({ answer: "first" })
    expect(api.count("/refreshToken")).toBe(1)
    expect(calls).toEqual([])
  })

  it("that the API refuses is a 401 TOKEN_INVALID, and nothing is kept or forgotten", async () => {
    const session = signIn(1_000)
    api.answer((_call, response) =>
      sendJson(response, { code: "TOKEN_INVALID", message: "No." }, 401),
    )
    const result = await withFreshTokens({ session, trySave }, async (answer) => ({ answer }))
    expect(result).toMatchObject({ refusal: { status: 401, code: "TOKEN_INVALID" } })
    expect(saved.every(({ tokens }) => tokens === session.tokens)).toBe(true)
  })

  it("in a partner's own words is understood: Signature verification failed", async () => {
    api.answer((_call, response) =>
      sendJson(response, { msg: "Signature verification failed" }, 422),
    )
    const result = await withFreshTokens({ session: signIn(1_000), trySave }, async () => expired)
    expect(result).toMatchObject({ refusal: { status: 401, code: "TOKEN_INVALID" } })
  })

  it("that fails lets a token be used that is good for a few seconds more, and is tried again", async () => {
    const session = signIn(20_000)
    api.answer((_call, response) => void response.destroy())
    const call = async (answer: string) => ({ answer })
    expect(await withFreshTokens({ session, trySave }, call)).toEqual({ answer: "first" })
    expect(await withFreshTokens({ session, trySave }, call)).toEqual({ answer: "first" })
    expect(api.count("/refreshToken")).toBe(2)
  })

  it("that fails for a token that has ended is a fault of the API, not a logout", async () => {
    api.answer((_call, response) =>
      sendJson(response, { code: "RATE_LIMITED", message: "Wait." }, 429),
    )
    const ask = withFreshTokens({ session: signIn(-1), trySave }, used([]))
    await expect(ask).rejects.toBeInstanceOf(ApiError)
  })
})

it("nobody signed in is refused with 401 before anybody is asked", async () => {
  const result = await withFreshTokens({ session: buildSession(), trySave }, used([]))
  expect(result).toMatchObject({ refusal: { status: 401, code: "UNAUTHENTICATED" } })
})
