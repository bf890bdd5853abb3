import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { ApiError } from "#lib/api/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type AccountApi,
  buildTestTokens,
  openAccountApi,
  sendJson,
} from "#tests/support/account-api.ts"
import type { ErrorResponse } from "./authenticated-client.ts"
import { buildSession, createRandomId, type Session } from "./session.ts"
import { withFreshTokens } from "./with-access-token.ts"

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
  api.setHandler(async (_call, response) => {
    rotations += 1
    sendJson(response, await buildTestTokens(`renewed-${rotations}`))
  })
})

/** Returns a session whose access token expires in `leftMs`; each has different tokens. */
function signIn(leftMs: number): Session {
  const tokens = { access: "first", refresh: createRandomId(), expiresAtMs: Date.now() + leftMs }
  return { ...buildSession(), tokens, baseUrl: api.origin, mark: createRandomId() }
}

type Used = Result<string, ErrorResponse>
const expiredError: ErrorResponse = {
  status: 401,
  code: "TOKEN_EXPIRED",
  message: "Ended.",
  retryAfterSeconds: null,
}
const expired: Used = { ok: false, error: expiredError }
const echo = async (access: string): Promise<Used> => ({ ok: true, value: access })
const used = (calls: string[]) => async (access: string) => {
  calls.push(access)
  return calls.length === 1 ? expired : echo(access)
}

describe("an access token", () => {
  it("is used as it is while time is left", async () => {
    const session = signIn(60_000)
    expect(await withFreshTokens({ session, trySave }, echo)).toEqual({ ok: true, value: "first" })
    expect(api.count("/refreshToken")).toBe(0)
    expect(saved).toEqual([])
  })

  it("is refreshed first with 30 seconds left, and the new tokens are saved", async () => {
    const session = signIn(30_000)
    const result = await withFreshTokens({ session, trySave }, echo)
    const savedTokens = saved.at(-1)?.tokens
    expect(result).toEqual({ ok: true, value: savedTokens?.access })
    expect(savedTokens?.refresh).toBe(`renewed-${rotations}`)
    expect(saved.at(-1)).toMatchObject({ fingerprint: session.fingerprint, mark: session.mark })
    expect(JSON.parse(api.calls[0]?.body ?? "")).toEqual({
      refresh_token: session.tokens?.refresh,
      fingerprint: session.fingerprint,
    })
    expect(api.calls[0]?.headers.authorization).toBeUndefined()
  })

  it.each([401, 422])(
    "is refreshed if the API reports it expired with %d, and the call is repeated once",
    async (status) => {
      const calls: string[] = []
      const error = { ...expiredError, status }
      const result = await withFreshTokens(
        { session: signIn(600_000), trySave },
        async (access): Promise<Used> => {
          calls.push(access)
          return calls.length === 1 ? { ok: false, error } : echo(access)
        },
      )
      expect(calls).toEqual(["first", saved.at(-1)?.tokens?.access])
      expect(result).toEqual({ ok: true, value: calls[1] })
    },
  )

  it("is not refreshed twice if the API still reports it expired", async () => {
    const session = signIn(600_000)
    expect(await withFreshTokens({ session, trySave }, async () => expired)).toEqual(expired)
    expect(api.count("/refreshToken")).toBe(1)
  })

  it("is not refreshed for a page that cannot save the new tokens", async () => {
    const session = signIn(1_000)
    const parts = { session, trySave: async () => false }
    expect(await withFreshTokens(parts, echo)).toEqual({ ok: true, value: "first" })
    expect(api.count("/refreshToken")).toBe(0)
  })
})

describe("a token refresh", () => {
  it("is shared by fifty concurrent calls and one that comes a little later", async () => {
    const session = signIn(1_000)
    const calls: string[] = []
    const call = () => withFreshTokens({ session, trySave }, echo)
    const results = await Promise.all(Array.from({ length: 50 }, call))
    results.push(await call())
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).not.toEqual({ ok: true, value: "first" })
    expect(api.count("/refreshToken")).toBe(1)
    expect(calls).toEqual([])
  })

  it("becomes 401 TOKEN_INVALID if the API rejects it, and the session stays unchanged", async () => {
    const session = signIn(1_000)
    api.setHandler((_call, response) =>
      sendJson(response, { code: "TOKEN_INVALID", message: "No." }, 401),
    )
    const result = await withFreshTokens({ session, trySave }, echo)
    expect(result).toMatchObject({ error: { status: 401, code: "TOKEN_INVALID" } })
    expect(saved.every(({ tokens }) => tokens === session.tokens)).toBe(true)
  })

  it("becomes 401 TOKEN_INVALID for a partner's message: Signature verification failed", async () => {
    api.setHandler((_call, response) =>
      sendJson(response, { msg: "Signature verification failed" }, 422),
    )
    const result = await withFreshTokens({ session: signIn(1_000), trySave }, async () => expired)
    expect(result).toMatchObject({ error: { status: 401, code: "TOKEN_INVALID" } })
  })

  it("uses a token that is valid for a few more seconds if it fails, and is tried again next time", async () => {
    const session = signIn(20_000)
    api.setHandler((_call, response) => void response.destroy())
    expect(await withFreshTokens({ session, trySave }, echo)).toEqual({ ok: true, value: "first" })
    expect(await withFreshTokens({ session, trySave }, echo)).toEqual({ ok: true, value: "first" })
    expect(api.count("/refreshToken")).toBe(2)
  })

  it("throws an ApiError if it fails for an expired token, and does not sign out", async () => {
    api.setHandler((_call, response) =>
      sendJson(response, { code: "RATE_LIMITED", message: "Wait." }, 429),
    )
    const pending = withFreshTokens({ session: signIn(-1), trySave }, used([]))
    await expect(pending).rejects.toBeInstanceOf(ApiError)
  })
})

it("responds 401 to a signed-out session without a request to the API", async () => {
  const result = await withFreshTokens({ session: buildSession(), trySave }, used([]))
  expect(result).toMatchObject({ error: { status: 401, code: "UNAUTHENTICATED" } })
})
