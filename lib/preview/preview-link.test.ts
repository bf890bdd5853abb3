import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildPreviewLink, parsePreviewLink } from "./preview-link.ts"

beforeAll(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  process.env.SITE_URL = "https://shop.example"
})

const nowMs = Date.parse("2026-11-01T00:00:00Z")
const expiresMs = nowMs + 60_000
const wish = { atMs: Date.parse("2026-12-24T09:00:00+10:00"), showsDrafts: true, expiresMs }

function build(path = "/shop/resin?a=1"): URL {
  const link = buildPreviewLink(path, wish)
  if (link === null) throw new Error(`${path} was refused`)
  return new URL(link)
}
const open = (link: URL, at = nowMs) => parsePreviewLink(link.searchParams, at)

describe("a preview link", () => {
  it("opens the page, the moment and the drafts it was made for", () => {
    const link = build()
    expect(`${link.origin}${link.pathname}`).toBe("https://shop.example/preview")
    expect(open(link)).toEqual({ kind: "preview", path: "/shop/resin?a=1", preview: wish })
  })

  it("opens the page as it is now where no moment was chosen", () => {
    const link = new URL(buildPreviewLink("/", { ...wish, atMs: null, showsDrafts: false }) ?? "")
    const preview = { atMs: null, showsDrafts: false, expiresMs }
    expect(open(link)).toEqual({ kind: "preview", path: "/", preview })
  })

  it("opens for seven days where nothing else is said", () => {
    const { expiresMs: _none, ...open } = wish
    const until = new URL(buildPreviewLink("/", open) ?? "").searchParams.get("until") ?? ""
    expect(Math.abs(Date.parse(until) - Date.now() - 7 * 86_400_000)).toBeLessThan(5_000)
  })

  it("has expired at its last moment and after, and not before", () => {
    expect(open(build(), expiresMs - 1).kind).toBe("preview")
    expect(open(build(), expiresMs).kind).toBe("expired")
    expect(open(build(), expiresMs + 86_400_000).kind).toBe("expired")
  })

  it.each([
    ["path", "/shop/tools"],
    ["at", "2026-12-25T09:00:00.000Z"],
    ["at", ""],
    ["drafts", "0"],
    ["until", "2036-11-01T00:00:00.000Z"],
    ["sig", "0".repeat(64)],
    ["sig", ""],
    ["sig", "é"],
  ])("with another %s (%s) is not valid", (field, value) => {
    const link = build()
    link.searchParams.set(field, value)
    expect(open(link).kind).toBe("tampered")
  })

  it.each(["path", "at", "drafts", "until", "sig"])(
    "without its %s, or with two, is not valid",
    (field) => {
      const less = build()
      less.searchParams.delete(field)
      expect(open(less).kind).toBe("tampered")
      const more = build()
      more.searchParams.append(field, more.searchParams.get(field) ?? "")
      expect(open(more).kind).toBe("tampered")
    },
  )

  it("does not let a value move from one field into the next", () => {
    const link = build()
    const { searchParams: query } = link
    query.set("drafts", `${query.get("at")}","${query.get("drafts")}`)
    query.set("at", "")
    expect(open(link).kind).toBe("tampered")
  })

  it("still opens with what mail programs add to addresses", () => {
    const link = build()
    link.searchParams.set("utm_source", "newsletter")
    expect(open(link).kind).toBe("preview")
  })

  it.each([
    ...["//evil.example/", "https://evil.example/", "/\\evil.example", "\\\\evil.example"],
    ...["javascript:alert(1)", "shop", "", "/a\nb", "http://shop.example/", "/..//evil.example"],
    ...["/api/v1/anything", "/preview?path=/", "/preview/end", "/_next/static/x.js"],
    ...["/checkout", "/my-account/orders", "/seo", "/login", "/en/cart", `/${"a".repeat(2_000)}`],
  ])("is not made for what is no public page of the shop: %j", (path) => {
    expect(buildPreviewLink(path, wish)).toBeNull()
  })

  it("is made for a whole address of the shop, in every language", () => {
    expect(open(build("https://shop.example/de/about"))).toMatchObject({ path: "/de/about" })
  })
})
