import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { buildLocalePath, getDirection, getLanguageTag, locales } from "#lib/contract/languages.ts"
import { languageNames } from "#lib/i18n/language-choice.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import {
  getElementText,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"

/** Posts a page's language form as a browser without JavaScript does. */
function sendLanguageForm(path: string, language: string, headers: Record<string, string> = {}) {
  const type = "application/x-www-form-urlencoded"
  const body = new URLSearchParams({ language }).toString()
  return requestPage(path, { method: "POST", headers: { "content-type": type, ...headers }, body })
}
const withLanguageCookie = (language: string) => ({ headers: { cookie: `language=${language}` } })

describe("the language form", () => {
  it.each([
    "/",
    "/de/shop",
    "/ar/cart",
    "/ja/login",
    "/no-such-page",
    "/uk/unavailable",
    "/search",
  ])("is on every page and marks the current language: %s", async (path) => {
    const page = parseDocument(await requestPage(path))
    const [, firstSegment = ""] = path.split("/")
    const pageLanguage = firstSegment in languageNames ? firstSegment : "en"
    const form = page.querySelector("header form[method=post]:has([name=language])")
    // Without an action the form posts to the current URL.
    expect(form?.hasAttribute("action")).toBe(false)
    const buttons = [...(form?.querySelectorAll("button[name=language]") ?? [])]
    // Languages with English content come last.
    const byValue = ([one]: unknown[], [other]: unknown[]) =>
      String(one).localeCompare(String(other))
    expect(
      buttons
        .map((button) => [
          button.getAttribute("value"),
          button.getAttribute("lang"),
          button.textContent,
          button.getAttribute("aria-current"),
        ])
        .sort(byValue),
    ).toEqual(
      Object.entries(languageNames)
        .map(([language, name]) => [
          language,
          getLanguageTag(language),
          name,
          language === pageLanguage ? "true" : null,
        ])
        .sort(byValue),
    )
    const popover = form?.closest("[popover]")
    expect(page.querySelector(`header > * [popovertarget="${popover?.id}"]`)).not.toBeNull()
  })

  it.each([
    ["/shop/resin?sort=price&a=%20b", "de", "/de/shop/resin?sort=price&a=%20b"],
    ["/de/shop/resin?x=1", "ja", "/ja/shop/resin?x=1"],
    ["/ar/cart", "en", "/cart"],
    ["/ar", "en", "/"],
    ["/", "zh", "/zh"],
    ["/no-such-page?x=1", "fr", "/fr/no-such-page?x=1"],
    ["/show-invoice/some-token", "ko", "/ko/show-invoice/some-token"],
  ])(
    "redirects to the same page and query and sets a cookie: %s in %s",
    async (path, language, target) => {
      const { status, headers } = await sendLanguageForm(path, language, {
        "sec-fetch-site": "same-origin",
      })
      expect([status, headers.location]).toEqual([303, target])
      expect(headers["cache-control"]).toBe("private, no-store")
      expect(headers["set-cookie"]).toEqual([
        `language=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
      ])
    },
  )

  it("accepts a same-origin post with a null origin", async () => {
    const origin = { origin: "null", "sec-fetch-site": "same-origin" }
    const { status, headers } = await sendLanguageForm("/print-voucher/a-token", "de", origin)
    expect([status, headers.location]).toEqual([303, "/de/print-voucher/a-token"])
  })

  it("ignores unknown languages", async () => {
    for (const language of ["xx", "", "DE", "../../x", "de\r\nset-cookie: a=b"]) {
      const { status, headers } = await sendLanguageForm("/shop?a=1", language)
      expect([status, headers.location, headers["set-cookie"]]).toEqual([
        303,
        "/shop?a=1",
        undefined,
      ])
    }
  })

  it("never redirects to another site and rejects cross-site posts", async () => {
    for (const path of ["/de//evil.example", "/de///evil.example/x", "/de/;@evil.example"]) {
      const { headers } = await sendLanguageForm(path, "en")
      expect(String(headers.location)).toMatch(/^\/(?![/\\])/)
    }
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const response = await sendLanguageForm("/shop", "de", headers)
      expect([response.status, response.headers["set-cookie"]]).toEqual([403, undefined])
    }
  })
})

describe("the home page", () => {
  it("redirects to the chosen language with the query and no-store", async () => {
    for (const locale of locales.filter((each) => each !== "en")) {
      const { status, headers } = await requestPage("/?utm_source=mail", withLanguageCookie(locale))
      expect([status, headers.location]).toEqual([307, `/${locale}?utm_source=mail`])
      expect(headers["cache-control"]).toBe("private, no-store")
      expect(headers.vary).toMatch(/\bCookie\b/i)
    }
  })

  it("sends Vary: Cookie, so that shared caches store no response for another user", async () => {
    for (const options of [
      {},
      withLanguageCookie("en"),
      withLanguageCookie("xx"),
      withLanguageCookie(""),
    ]) {
      const { status, headers } = await requestPage("/", options)
      expect(status).toBe(200)
      expect(headers.vary).toMatch(/\bCookie\b/i)
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    }
  })

  it("does not redirect same-origin navigations, RSC requests and other pages", async () => {
    const cookie = "language=de"
    const sameSite = await requestPage("/", {
      headers: { cookie, "sec-fetch-site": "same-origin" },
    })
    const app = await requestPage("/", { headers: { cookie, rsc: "1" } })
    const otherPage = await requestPage("/shop", { headers: { cookie } })
    expect(sameSite.status).toBe(200)
    expect(String(app.headers.location ?? "")).not.toBe("/de")
    expect(parseDocument(otherPage).documentElement.lang).toBe("en-AU")
    expect(String(otherPage.headers.vary)).not.toMatch(/cookie/i)
  })
})

describe("an unsupported language", () => {
  it.each(["/xx", "/xx/shop", "/en-GB/shop", "/pt-BR", "/zh-Hans/shop", "/nl/cart"])(
    "responds 404: %s",
    async (path) => {
      const response = await requestPage(path)
      expect(response.status).toBe(404)
      expect(parseDocument(response).documentElement.lang).toBe("en-AU")
    },
  )
})

describe("an error page in the language of its path", () => {
  it.each(["de", "ar", "ja"] as const)("is rendered for a missing page: %s", async (locale) => {
    const { notFound } = getMessageCatalogue(locale)
    await eventually(10_000, async () => {
      const response = await requestPage(`/${locale}/no-such-page`)
      expect(response.status).toBe(404)
      expect(response.headers["cache-control"]).toContain("no-store")
      const page = parseDocument(response)
      const { lang, dir } = page.documentElement
      expect([lang, dir]).toEqual([getLanguageTag(locale), getDirection(locale)])
      expect(getElementText(page, "h1")).toBe(notFound.heading)
      expect(page.querySelector("main a")?.getAttribute("href")).toBe(`/${locale}`)
    })
  })

  it("is rendered for a malformed URL and for a cross-site form post", async () => {
    const { plain } = getMessageCatalogue("ar")
    const malformed = await requestPage("/ar/%00")
    expect([malformed.status, getElementText(parseDocument(malformed), "h1")]).toEqual([
      400,
      plain.address.title,
    ])
    const crossSite = await sendLanguageForm("/ar/cart", "de", { "sec-fetch-site": "cross-site" })
    expect([crossSite.status, getElementText(parseDocument(crossSite), "h1")]).toEqual([
      403,
      plain.foreign.title,
    ])
    for (const response of [malformed, crossSite]) {
      expect(parseDocument(response).documentElement.dir).toBe("rtl")
    }
  })

  it("uses the language cookie for sign-in callbacks and previews, which have no locale prefix", async () => {
    const { plain, layout } = getMessageCatalogue("de")
    const rejected = await requestPage("/enter/?a=half", withLanguageCookie("de"))
    expect([rejected.status, getElementText(parseDocument(rejected), "h1")]).toEqual([
      400,
      plain.enter.title,
    ])
    const link = parseDocument(rejected).querySelector("a")
    expect([link?.getAttribute("href"), link?.textContent]).toEqual([
      "/de/login",
      layout.account.logIn,
    ])
    const callback = await requestPage("/auth?code=x&state=y", withLanguageCookie("de"))
    expect(callback.headers.location).toBe("/de/login?problem=state")
    const preview = await requestPage("/preview?path=%2F&signature=0", withLanguageCookie("ja"))
    expect(getElementText(parseDocument(preview), "h1")).toBe(
      getMessageCatalogue("ja").preview.tampered.title,
    )
  })
})

describe("a login in another locale", () => {
  let customer: ShopCustomer
  beforeAll(async () => {
    customer = await openShopCustomer()
  })
  afterAll(() => customer.remove())

  it("redirects to the remembered page with its query, also after a language change", async () => {
    const { origin } = getRunningShop()
    const browser = new SessionBrowser(origin)
    const sent = await browser.request("/de/profile?x=1")
    expect(sent.headers.location).toBe("/de/login")
    const type = "application/x-www-form-urlencoded"
    const chosen = await browser.request("/de/login", {
      method: "POST",
      body: "language=ar",
      headers: { "content-type": type, "sec-fetch-site": "same-origin" },
    })
    expect(chosen.headers.location).toBe("/ar/login")
    const { access_token: a, refresh_token: r } = customer
    const entered = await browser.request(`/enter/?${new URLSearchParams({ a, r })}`)
    expect(entered.headers.location).toBe("/de/profile?x=1")
    const { page, headers } = await fetchPage(browser, "/de/profile?x=1")
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(page.documentElement.lang).toBe("de")
  })
})

async function fetchPage(browser: SessionBrowser, path: string) {
  const response = await browser.request(path, { headers: { accept: "text/html" } })
  expect(response.status).toBe(200)
  return { headers: response.headers, page: parseDocument({ html: response.text }) }
}

describe("each locale", () => {
  it.each(locales)("%s is rendered at its first request, then cached", async (locale) => {
    const path = buildLocalePath(locale, "/privacy-policy")
    let response: PageResponse | undefined
    await eventually(20_000, async () => {
      response = await requestPage(path)
      expect([response.status, response.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
    })
    const { documentElement } = parseDocument({ html: response?.html ?? "" })
    expect([documentElement.lang, documentElement.dir]).toEqual([
      getLanguageTag(locale),
      getDirection(locale),
    ])
  })
})
