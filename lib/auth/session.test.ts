import { describe, expect, it } from "@jest/globals"
import { buildTestTokens } from "#tests/support/account-api.ts"
import { buildStoredTokens, isDue } from "./session.ts"

const nowMs = Date.parse("2026-11-21T00:00:00Z")
const nowSeconds = nowMs / 1_000

describe("the token expiry", () => {
  it("is the token's lifetime from now for a new token, whatever the API's clock shows", async () => {
    const tokens = await buildTestTokens("r", { seconds: 900, issuedAt: nowSeconds - 7_200 })
    expect(buildStoredTokens(tokens, nowMs).expiresAtMs).toBe(nowMs + 900_000)
  })

  it("is the token's own expiry for an older token", async () => {
    const tokens = await buildTestTokens("r", { seconds: 900, issuedAt: nowSeconds - 600 })
    expect(buildStoredTokens(tokens, nowMs, "older").expiresAtMs).toBe(nowMs + 300_000)
  })

  it("is five minutes from now for a token without an expiry, or that is not a JWT", () => {
    for (const access_token of ["opaque", "a.b.c", "e30.e30.e30"]) {
      const held = buildStoredTokens({ access_token, refresh_token: "r" }, nowMs)
      expect(held.expiresAtMs).toBe(nowMs + 300_000)
    }
  })
})

describe("an access token", () => {
  const endsIn = (leftMs: number) => ({ access: "a", refresh: "r", expiresAtMs: nowMs + leftMs })

  it.each([30_000, 29_999, 0, -60_000])("is due for a refresh with %d ms left", (leftMs) => {
    expect(isDue(endsIn(leftMs), nowMs)).toBe(true)
  })

  it("is not due for a refresh with more than 30 seconds left", () => {
    expect(isDue(endsIn(30_001), nowMs)).toBe(false)
  })
})
