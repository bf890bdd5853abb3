import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "@jest/globals"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import { getBodyLimit } from "#lib/auth/body-limits.ts"
import { isProtectedPath } from "#lib/auth/private-paths.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { buildLocalePath, defaultLocale, locales } from "#lib/contract/languages.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"
import { stripEnterSlash } from "./method-and-url.ts"
import {
  localeHeader,
  resolveClientIp,
  stripInternalHeaders,
  updateLocaleHeader,
  updatePrefetchHeader,
} from "./request-headers.ts"

const { uploadImage } = accountCalls
const buildRequest = (headers: Record<string, string>) =>
  ({ headers: { ...headers } }) as unknown as IncomingMessage

describe("request headers", () => {
  it("lose what only Next, this server or the app may set", () => {
    const request = buildRequest({
      "x-middleware-subrequest": "proxy",
      "x-nextjs-data": "1",
      "x-invoke-path": "/profile",
      [visitorHeader]: "9.9.9.9",
      [prefetchHeader]: "1",
      accept: "text/html",
      "content-security-policy": "script-src 'nonce-mine'",
      "content-security-policy-report-only": "script-src 'nonce-mine'",
    })
    stripInternalHeaders(request)
    expect(request.headers).toEqual({ accept: "text/html" })
  })

  it.each<[Record<string, string>, boolean]>([
    [{ "sec-purpose": "prefetch" }, true],
    [{ "sec-purpose": "prefetch;prerender" }, true],
    [{ purpose: "prefetch" }, true],
    [{ rsc: "1", "next-router-prefetch": "1" }, true],
    [{ rsc: "1" }, false],
    [{}, false],
  ])("mark a prefetch for the app: %j is %j", (headers, isPrefetch) => {
    const request = buildRequest(headers)
    updatePrefetchHeader(request)
    expect(request.headers[prefetchHeader] === "1").toBe(isPrefetch)
  })
})

describe("a request path", () => {
  it.each([
    ["/enter/?a=1&r=2", "/enter?a=1&r=2"],
    ["/enter/", "/enter"],
    ["/enter/confirm", "/enter/confirm"],
    ["/enter", "/enter"],
    ["/shop/", "/shop/"],
    ["/shop/enter/?a=1", "/shop/enter/?a=1"],
  ])("loses its slash at /enter/ only: %j is %j", (address, known) => {
    expect(stripEnterSlash(address)).toBe(known)
  })

  it("accepts an image only where images are uploaded", () => {
    const [photo, other] = [14 * 1024 * 1024, 4 * 1024 * 1024]
    expect(getBodyLimit(`${restBasePath}${uploadImage.path}?x=1`)).toBeGreaterThan(photo)
    expect(getBodyLimit("/api/bff/session/photo")).toBeGreaterThan(photo)
    for (const address of [
      `${restBasePath}${signInCalls.login.path}`,
      "/profile",
      "/",
      "/api/bff/session/photo/x",
    ]) {
      expect(getBodyLimit(address)).toBeLessThan(other)
    }
  })

  it.each([
    ["/profile", true],
    ["/my-account/addresses/7", true],
    ["/checkout", true],
    ["/en/profile", true],
    ["/profiles", false],
    ["/shop/profile", false],
    ["/login", false],
    ["/", false],
  ])("requires a login or not: %j is %j", (path, isOne) =>
    expect(isProtectedPath(path)).toBe(isOne),
  )
})

function getLocaleHeader(url: string, sentHeaders: IncomingMessage["headers"] = {}): unknown {
  const headers = { ...sentHeaders }
  const request = { url, headers } as IncomingMessage
  stripInternalHeaders(request)
  updateLocaleHeader(request)
  return headers[localeHeader]
}

describe("the locale of a request", () => {
  it.each(locales)("is that of the path to which a form is posted: %s", (locale) => {
    expect(getLocaleHeader(buildLocalePath(locale, "/checkout"))).toBe(locale)
    expect(getLocaleHeader(buildLocalePath(locale, "/"))).toBe(locale)
  })

  it.each(locales)("is that of the page from which an API call is sent: %s", (locale) => {
    const referer = `https://shop.example${buildLocalePath(locale, "/cart")}?a=b`
    expect(getLocaleHeader("/api/v1/cart", { referer })).toBe(locale)
  })

  it.each([
    "/enter?a=1",
    "/enter/?a=1",
    "/auth?code=x",
    "/preview?path=/",
    "/preview/end",
    "/api/seo",
  ])("is that of the cookie if the path has none: %s", (url) => {
    expect(getLocaleHeader(url, { cookie: "a=b; language=ja" })).toBe("ja")
    expect(getLocaleHeader(url, { cookie: "language=xx" })).toBe(defaultLocale)
  })

  it("is that of the path whatever the cookie contains", () => {
    const cookie = "language=ja"
    expect(getLocaleHeader("/enter/confirm", { cookie })).toBe(defaultLocale)
    expect(getLocaleHeader("/de/checkout", { cookie })).toBe("de")
    expect(getLocaleHeader("/api/v1/cart", { cookie, referer: "https://shop.example/cart" })).toBe(
      "en",
    )
  })

  it("is English without any of these, and never taken from the client's own header", () => {
    expect(getLocaleHeader("/xx/checkout")).toBe(defaultLocale)
    expect(getLocaleHeader("/api/v1/cart", { referer: "no address" })).toBe(defaultLocale)
    expect(getLocaleHeader("/checkout", { [localeHeader]: "../secret" })).toBe(defaultLocale)
  })
})

const own = "203.0.113.7"

describe("a client's IP address", () => {
  it("is that of the connection, whatever the client sends", () => {
    expect(resolveClientIp(own, "198.51.100.1", 0)).toBe(own)
    expect(resolveClientIp(`::ffff:${own}`, undefined, 0)).toBe(own)
  })

  it("is the one that the outermost trusted proxy received, behind proxies", () => {
    const forged = "198.51.100.1, 198.51.100.2, 192.0.2.44"
    expect(resolveClientIp("10.0.0.1", forged, 1)).toBe("192.0.2.44")
    expect(resolveClientIp("10.0.0.1", `${forged}, 10.0.0.9`, 2)).toBe("192.0.2.44")
  })

  it("is parsed with a port, in brackets and in IPv6", () => {
    expect(resolveClientIp("10.0.0.1", "192.0.2.44:5123", 1)).toBe("192.0.2.44")
    expect(resolveClientIp("10.0.0.1", "[2001:db8::1]:443", 1)).toBe("2001:db8::1")
    expect(resolveClientIp("fe80::1%eth0", undefined, 0)).toBe("fe80::1")
  })

  it.each([undefined, "", "unknown", "192.0.2.44;drop", "999.1.1.1"])(
    "is that of the connection if the proxy's value %p is no address",
    (word) => {
      expect(resolveClientIp(own, word, 1)).toBe(own)
    },
  )

  it("is that of the connection if there are fewer proxies than are trusted", () => {
    expect(resolveClientIp(own, "192.0.2.44", 2)).toBe(own)
  })

  it("is null if the connection has none", () => {
    expect(resolveClientIp(undefined, undefined, 0)).toBeNull()
  })
})
