import { describe, expect, it } from "@jest/globals"
import {
  buildConsentCookie,
  hasTrackingOptOut,
  isDecided,
  parseConsent,
  undecided,
} from "./consent.ts"

describe("a visitor's choice", () => {
  it.each([
    { statistics: true, marketing: true },
    { statistics: false, marketing: false },
    { statistics: true, marketing: false },
    { statistics: false, marketing: null },
    { statistics: null, marketing: true },
  ])("%j is read as it was kept", (choice) => {
    const [pair] = buildConsentCookie(choice, false).split(";")
    expect(parseConsent(`a=b; ${pair}; c=d`)).toEqual(choice)
  })

  it("is kept for half a year, on this site, and over https only where the shop is there", () => {
    const choice = { statistics: true, marketing: false }
    expect(buildConsentCookie(choice, true)).toBe(
      "consent=1.symn; Path=/; Max-Age=15724800; SameSite=Lax; Secure",
    )
    expect(buildConsentCookie(choice, false)).not.toContain("Secure")
  })

  it.each(["", "consent=", "consent=1.", "consent=0.symy", "consent=1.sy;my", "my-consent=1.symy"])(
    "is not made where it cannot be read or was of another version: %j",
    (text) => {
      const { marketing } = parseConsent(text)
      expect(marketing).toBeNull()
    },
  )

  it.each(["consent=1.sx", "consent=1.symymy<script>", "consent=2.symy"])(
    "is nothing at all in %j",
    (text) => expect(parseConsent(text)).toEqual(undecided),
  )

  it("is asked for again only where something is asked that was not before", () => {
    const choice = { statistics: false, marketing: null }
    expect(isDecided(choice, ["statistics"])).toBe(true)
    expect(isDecided(choice, ["statistics", "marketing"])).toBe(false)
  })
})

it("a browser that asks for its user not to be followed is heard in each of its ways", () => {
  expect(hasTrackingOptOut({ globalPrivacyControl: true })).toBe(true)
  expect(hasTrackingOptOut({ doNotTrack: "1" })).toBe(true)
  expect(hasTrackingOptOut({ globalPrivacyControl: false, doNotTrack: "0" })).toBe(false)
  expect(hasTrackingOptOut({ doNotTrack: null })).toBe(false)
})
