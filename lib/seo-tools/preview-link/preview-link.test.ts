import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildPreviewLink, parsePreviewLink } from "./preview-link.ts"

beforeAll(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
  process.env.SITE_URL = "https://shop.example"
})

const nowMs = Date.parse("2026-11-01T00:00:00Z")
const expiresMs = nowMs + 60_000
const options = { atMs: Date.parse("2026-12-24T09:00:00+10:00"), showsDrafts: true, expiresMs }

function build(path = "/shop/resin?a=1"): URL {
  const link = buildPreviewLink(path, options)
  if (link === null) throw new Error(`${path} was rejected`)
  return new URL(link)
}
const open = (link: URL, at = nowMs) => parsePreviewLink(link.searchParams, at)

describe("preview link", () => {
  it("opens the page, time and drafts of the link", () => {
    const link = build()
    expect(`${link.origin}${link.pathname}`).toBe("https://shop.example/preview")
    expect(open(link)).toEqual({ kind: "preview", path: "/shop/resin?a=1", preview: options })
  })

  it("opens the current page if no time is set", () => {
    const link = new URL(
      buildPreviewLink("/", { ...options, atMs: null, showsDrafts: false }) ?? "",
    )
    const preview = { atMs: null, showsDrafts: false, expiresMs }
    expect(open(link)).toEqual({ kind: "preview", path: "/", preview })
  })

  it("expires after seven days by default", () => {
    const { expiresMs: _none, ...open } = options
    const until = new URL(buildPreviewLink("/", open) ?? "").searchParams.get("until") ?? ""
    expect(Math.abs(Date.parse(until) - Date.now() - 7 * 86_400_000)).toBeLessThan(5_000)
  })

  it("is valid before its expiry and expired from then on", () => {
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
  ])("rejects a link with another %s (%s)", (field, value) => {
    const link = build()
    link.searchParams.set(field, value)
    expect(open(link).kind).toBe("tampered")
  })

  it.each(["path", "at", "drafts", "until", "sig"])(
    "rejects a link without its %s or with two",
    (field) => {
      const less = build()
      less.searchParams.delete(field)
      expect(open(less).kind).toBe("tampered")
      const more = build()
      more.searchParams.append(field, more.searchParams.get(field) ?? "")
      expect(open(more).kind).toBe("tampered")
    },
  )

  it("rejects a value that spans two fields", () => {
    const link = build()
    const { searchParams: query } = link
    query.set("drafts", `${query.get("at")}","${query.get("drafts")}`)
    query.set("at", "")
    expect(open(link).kind).toBe("tampered")
  })

  it("ignores query parameters that email programs add", () => {
    const link = build()
    link.searchParams.set("utm_source", "newsletter")
    expect(open(link).kind).toBe("preview")
  })

  it.each([
    "//evil.example/",
    "https://evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "shop",
    "",
    "/a\nb",
    "http://shop.example/",
    "/..//evil.example",
    "/api/v1/anything",
    "/preview?path=/",
    "/preview/end",
    "/_next/static/x.js",
    "/unsubscribe/token",
    "/feeds/products.xml",
    "/robots.txt",
    "/checkout",
    "/my-account/orders",
    "/seo",
    "/login",
    "/en/cart",
    `/${"a".repeat(2_000)}`,
  ])("rejects a path that is no public page of the shop: %j", (path) => {
    expect(buildPreviewLink(path, options)).toBeNull()
  })

  it("accepts an absolute URL of the shop in every language", () => {
    expect(open(build("https://shop.example/de/about"))).toMatchObject({ path: "/de/about" })
  })
})
