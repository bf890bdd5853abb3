import { beforeAll, describe, expect, it } from "@jest/globals"
import {
  buildPreviewCookie,
  buildPreviewSetCookie,
  getPreviewCookieName,
  parsePreviewCookie,
} from "./preview-cookie.ts"
import { signText } from "./sign-text.ts"

beforeAll(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  process.env.SITE_URL = "https://shop.example"
})

const nowMs = 1_790_000_000_000
const preview = { atMs: 1_798_066_800_000, showsDrafts: true, expiresMs: nowMs + 90_000 }
const buildValue = () => buildPreviewCookie(preview).split("=")[1] ?? ""

describe("preview cookie", () => {
  it("opens its preview until it expires", () => {
    const { expiresMs, ...seen } = preview
    expect(parsePreviewCookie(buildValue(), nowMs)).toEqual(seen)
    expect(parsePreviewCookie(buildValue(), expiresMs - 1)).toEqual(seen)
    expect(parsePreviewCookie(buildValue(), expiresMs)).toBeNull()
  })

  it.each([
    ["another time", (value: string) => value.replace(/^\d/, "2")],
    ["no time", (value: string) => value.replace(/^\d+/, "now")],
    ["no drafts", (value: string) => value.replace(".1.", ".0.")],
    ["a later end", (value: string) => value.replace(".179", ".279")],
    [
      "another signature",
      (value: string) => value.replace(/.$/, (sign) => (sign === "0" ? "1" : "0")),
    ],
    ["nothing", () => ""],
  ])("opens no preview with %s", (_case, change) => {
    const changed = change(buildValue())
    expect(changed).not.toBe(buildValue())
    expect(parsePreviewCookie(changed, nowMs)).toBeNull()
  })

  it("rejects the signature of a link", () => {
    const text = buildValue().split(".").slice(0, 3).join(".")
    expect(parsePreviewCookie(`${text}.${signText("cookie", text)}`, nowMs)).not.toBeNull()
    expect(parsePreviewCookie(`${text}.${signText("link", text)}`, nowMs)).toBeNull()
  })

  it("is set for the shop's host, HttpOnly, and expires with the preview", () => {
    expect(getPreviewCookieName()).toBe("__Host-curlew_preview")
    const opened = buildPreviewSetCookie(preview, nowMs)
    expect(opened).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=90; Secure$/)
    expect(buildPreviewSetCookie(null, nowMs)).toMatch(/^__Host-curlew_preview=; .*Max-Age=0/)
  })
})
