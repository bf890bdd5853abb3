import { describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "./change-signature.ts"
import { resolveSignedPreview, signPreview } from "./preview-signature.ts"

const secret = "a-secret-of-the-two-sides-0123456789"
const now = 1_790_000_000
const wish = { atMs: 1_798_066_800_000, showsDrafts: true }
const header = signPreview(wish, secret, now)

describe("signed preview header", () => {
  it.each([
    wish,
    { atMs: null, showsDrafts: true },
    { atMs: 0, showsDrafts: false },
    { atMs: null, showsDrafts: false },
  ])("accepts a preview as signed: %j", (asked) => {
    expect(resolveSignedPreview(signPreview(asked, secret, now + 0.7), secret, now)).toEqual(asked)
  })

  it.each([
    ["another moment", header.replace("1798066800000", "1798066800001"), secret],
    ["no moment", header.replace("1798066800000", "now"), secret],
    ["no drafts", header.replace(";1;", ";0;"), secret],
    ["a moved time", header.replace(";1790000000;", ";1790000001;"), secret],
    ["another secret", header, `${secret}x`],
    ["an empty secret", signPreview(wish, "", now), ""],
    ["a moment that no calendar has", signPreview({ ...wish, atMs: 9e15 }, secret, now), secret],
    ["a signature of something else", signChangeEvent(header, secret, now), secret],
    ["rubbish", ";;;", secret],
    ["nothing", "", secret],
  ])("rejects a preview header with %s", (_case, given, key) => {
    expect(resolveSignedPreview(given, key, now)).toBeNull()
  })

  it("rejects a preview header more than a minute before or after its signature", () => {
    expect(resolveSignedPreview(header, secret, now + 60)).toEqual(wish)
    expect(resolveSignedPreview(header, secret, now + 61)).toBeNull()
    expect(resolveSignedPreview(header, secret, now - 61)).toBeNull()
  })
})
