import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "@jest/globals"
import { buildLocalePath, defaultLocale, locales } from "#lib/contract/languages.ts"
import { localeHeader, stripInternalHeaders, updateLocaleHeader } from "./request-headers.ts"

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
