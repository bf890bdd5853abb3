import { describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "./change-signature.ts"
import { resolveSignedPreview, signPreview } from "./preview-signature.ts"

const secret = "a-secret-of-the-two-sides-0123456789"
const now = 1_790_000_000
const preview = { atMs: 1_798_066_800_000, showsDrafts: true }
const header = signPreview(preview, secret, now)

describe("signed preview header", () => {
  it.each([
    preview,
    { atMs: null, showsDrafts: true },
    { atMs: 0, showsDrafts: false },
    { atMs: null, showsDrafts: false },
  ])("accepts a preview as signed: %j", (signed) => {
    expect(resolveSignedPreview(signPreview(signed, secret, now + 0.7), secret, now)).toEqual(
      signed,
    )
  })

  it.each([
    ["another time", header.replace("1798066800000", "1798066800001"), secret],
    ["no time", header.replace("1798066800000", "now"), secret],
    ["no drafts", header.replace(";1;", ";0;"), secret],
    ["a moved time", header.replace(";1790000000;", ";1790000001;"), secret],
    ["another secret", header, `${secret}x`],
    ["an empty secret", signPreview(preview, "", now), ""],
    [
      "a time outside the range of Date",
      signPreview({ ...preview, atMs: 9e15 }, secret, now),
      secret,
    ],
    ["a signature of something else", signChangeEvent(header, secret, now), secret],
    ["rubbish", ";;;", secret],
    ["nothing", "", secret],
  ])("rejects a preview header with %s", (_case, given, key) => {
    expect(resolveSignedPreview(given, key, now)).toBeNull()
  })

  it("rejects a preview header more than a minute before or after its signature", () => {
    expect(resolveSignedPreview(header, secret, now + 60)).toEqual(preview)
    expect(resolveSignedPreview(header, secret, now + 61)).toBeNull()
    expect(resolveSignedPreview(header, secret, now - 61)).toBeNull()
  })
})
