import { describe, expect, it } from "@jest/globals"
import { buildTestTokens } from "#tests/support/account-api.ts"
import { buildHeldTokens, isDue } from "./token-life.ts"

const nowMs = Date.parse("2026-11-21T00:00:00Z")
const nowSeconds = nowMs / 1_000

describe("a token ends", () => {
  it("so long from now as it says it lives, whatever the API's clock shows", async () => {
    const tokens = await buildTestTokens("r", { seconds: 900, issuedAt: nowSeconds - 7_200 })
    expect(buildHeldTokens(tokens, nowMs).expiresAtMs).toBe(nowMs + 900_000)
  })

  it("when it says so, if it was not made just now", async () => {
    const tokens = await buildTestTokens("r", { seconds: 900, issuedAt: nowSeconds - 600 })
    expect(buildHeldTokens(tokens, nowMs, "older").expiresAtMs).toBe(nowMs + 300_000)
  })

  it("in five minutes where it does not say, or is no JWT at all", () => {
    for (const access_token of ["opaque", "a.b.c", "e30.e30.e30"]) {
      const held = buildHeldTokens({ access_token, refresh_token: "r" }, nowMs)
      expect(held.expiresAtMs).toBe(nowMs + 300_000)
    }
  })
})

describe("a token is renewed", () => {
  const endsIn = (leftMs: number) => ({ access: "a", refresh: "r", expiresAtMs: nowMs + leftMs })

  it.each([30_000, 29_999, 0, -60_000])("with %d ms left", (leftMs) => {
    expect(isDue(endsIn(leftMs), nowMs)).toBe(true)
  })

  it("not with more than 30 seconds left", () => {
    expect(isDue(endsIn(30_001), nowMs)).toBe(false)
  })
})
