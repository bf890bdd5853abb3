import { describe, expect, it } from "@jest/globals"
import {
  buildConsentCookie,
  hasTrackingOptOut,
  isDecided,
  parseConsent,
  undecided,
} from "./consent.ts"

describe("consent cookie", () => {
  it.each([
    { statistics: true, marketing: true },
    { statistics: false, marketing: false },
    { statistics: true, marketing: false },
    { statistics: false, marketing: null },
    { statistics: null, marketing: true },
  ])("parses the stored choice %j unchanged", (choice) => {
    const [pair] = buildConsentCookie(choice, false).split(";")
    expect(parseConsent(`a=b; ${pair}; c=d`)).toEqual(choice)
  })

  it("expires after half a year, is SameSite=Lax, and is Secure only over HTTPS", () => {
    const choice = { statistics: true, marketing: false }
    expect(buildConsentCookie(choice, true)).toBe(
      "consent=1.symn; Path=/; Max-Age=15724800; SameSite=Lax; Secure",
    )
    expect(buildConsentCookie(choice, false)).not.toContain("Secure")
  })

  it.each(["", "consent=", "consent=1.", "consent=0.symy", "consent=1.sy;my", "my-consent=1.symy"])(
    "has no choice if it is malformed or of another version: %j",
    (text) => {
      const { marketing } = parseConsent(text)
      expect(marketing).toBeNull()
    },
  )

  it.each(["consent=1.sx", "consent=1.symymy<script>", "consent=2.symy"])(
    "is undecided in all categories if it is %j",
    (text) => expect(parseConsent(text)).toEqual(undecided),
  )

  it("requires a new decision only for a category that has none", () => {
    const choice = { statistics: false, marketing: null }
    expect(isDecided(choice, ["statistics"])).toBe(true)
    expect(isDecided(choice, ["statistics", "marketing"])).toBe(false)
  })
})

it("detects a tracking opt-out by Global Privacy Control and by Do Not Track", () => {
  expect(hasTrackingOptOut({ globalPrivacyControl: true })).toBe(true)
  expect(hasTrackingOptOut({ doNotTrack: "1" })).toBe(true)
  expect(hasTrackingOptOut({ globalPrivacyControl: false, doNotTrack: "0" })).toBe(false)
  expect(hasTrackingOptOut({ doNotTrack: null })).toBe(false)
})
