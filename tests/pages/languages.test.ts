import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { buildLocalePath, getDirection, getLanguageTag, locales } from "#lib/contract/languages.ts"
import { languageNames } from "#lib/i18n/language-names.ts"
import { eventually } from "#tests/support/eventually.ts"
import { readCatalogue } from "#tests/support/read-catalogue.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { readPage, readText, type Visit, visit } from "#tests/support/visit.ts"

/** Presses a language in the picker of a page, as a browser without scripts does. */
function choose(path: string, language: string, headers: Record<string, string> = {}) {
  const type = "application/x-www-form-urlencoded"
  const body = new URLSearchParams({ language }).toString()
  return visit(path, { method: "POST", headers: { "content-type": type, ...headers }, body })
}
const remember = (language: string) => ({ headers: { cookie: `language=${language}` } })

describe("the choice of a language", () => {
  it.each([
    "/",
    "/de/shop",
    "/ar/cart",
    "/ja/login",
    "/no-such-page",
    "/uk/unavailable",
    "/search",
  ])("stands on every page, and the page's own is marked: %s", async (path) => {
    const page = readPage(await visit(path))
    const [, first = ""] = path.split("/")
    const own = first in languageNames ? first : "en"
    const form = page.querySelector("header form[method=post]:has([name=language])")
    // Sent to the page's own address, whatever that is.
    expect(form?.hasAttribute("action")).toBe(false)
    const buttons = [...(form?.querySelectorAll("button[name=language]") ?? [])]
    expect(
      buttons.map((button) => [
        ...[button.getAttribute("value"), button.getAttribute("lang"), button.textContent],
        button.getAttribute("aria-current"),
      ]),
    ).toEqual(
      Object.entries(languageNames).map(([language, name]) => [
        ...[language, getLanguageTag(language), name, language === own ? "true" : null],
      ]),
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
  ])("keeps page and query, and is remembered: %s in %s", async (path, language, moved) => {
    const { status, headers } = await choose(path, language, { "sec-fetch-site": "same-origin" })
    expect([status, headers.location]).toEqual([303, moved])
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["set-cookie"]).toEqual([
      `language=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    ])
  })

  it("works from a page that tells nobody its address", async () => {
    const origin = { origin: "null", "sec-fetch-site": "same-origin" }
    const { status, headers } = await choose("/print-voucher/a-token", "de", origin)
    expect([status, headers.location]).toEqual([303, "/de/print-voucher/a-token"])
  })

  it("changes nothing where there is no such language", async () => {
    for (const language of ["xx", "", "DE", "../../x", "de\r\nset-cookie: a=b"]) {
      const { status, headers } = await choose("/shop?a=1", language)
      expect([status, headers.location, headers["set-cookie"]]).toEqual([
        ...[303, "/shop?a=1", undefined],
      ])
    }
  })

  it("never leads to another site, and is taken from none", async () => {
    for (const path of ["/de//evil.example", "/de///evil.example/x", "/de/;@evil.example"]) {
      const { headers } = await choose(path, "en")
      expect(String(headers.location)).toMatch(/^\/(?![/\\])/)
    }
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const answer = await choose("/shop", "de", headers)
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined])
    }
  })
})

describe("the front door", () => {
  it("opens in the language that was chosen, with the query, and nobody keeps that answer", async () => {
    for (const locale of locales.filter((each) => each !== "en")) {
      const { status, headers } = await visit("/?utm_source=mail", remember(locale))
      expect([status, headers.location]).toEqual([307, `/${locale}?utm_source=mail`])
      expect(headers["cache-control"]).toBe("private, no-store")
      expect(headers.vary).toMatch(/\bCookie\b/i)
    }
  })

  it("says that its answer depends on the cookie, so that none is kept for another reader", async () => {
    for (const wish of [{}, remember("en"), remember("xx"), remember("")]) {
      const { status, headers } = await visit("/", wish)
      expect(status).toBe(200)
      expect(headers.vary).toMatch(/\bCookie\b/i)
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    }
  })

  it("leaves links within the shop, the app's own calls, and every other page as they are", async () => {
    const cookie = "language=de"
    const within = await visit("/", { headers: { cookie, "sec-fetch-site": "same-origin" } })
    const app = await visit("/", { headers: { cookie, rsc: "1" } })
    const other = await visit("/shop", { headers: { cookie } })
    expect(within.status).toBe(200)
    expect(String(app.headers.location ?? "")).not.toBe("/de")
    expect(readPage(other).documentElement.lang).toBe("en-AU")
    expect(String(other.headers.vary)).not.toMatch(/cookie/i)
  })
})

describe("a language that the shop has not", () => {
  it.each(["/xx", "/xx/shop", "/en-GB/shop", "/pt-BR", "/zh-Hans/shop", "/nl/cart"])(
    "is no page: %s",
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(readPage(answer).documentElement.lang).toBe("en-AU")
    },
  )
})

describe("what stands in for a page is in the language of its path", () => {
  it.each(["de", "ar", "ja"] as const)("where there is none: %s", async (locale) => {
    const { notFound } = readCatalogue(locale)
    await eventually(10_000, async () => {
      const answer = await visit(`/${locale}/no-such-page`)
      expect(answer.status).toBe(404)
      expect(answer.headers["cache-control"]).toContain("no-store")
      const page = readPage(answer)
      const { lang, dir } = page.documentElement
      expect([lang, dir]).toEqual([getLanguageTag(locale), getDirection(locale)])
      expect(readText(page, "h1")).toBe(notFound.heading)
      expect(page.querySelector("main a")?.getAttribute("href")).toBe(`/${locale}`)
    })
  })

  it("where the address cannot be one, and where a form comes from elsewhere", async () => {
    const { plain } = readCatalogue("ar")
    const malformed = await visit("/ar/%00")
    expect([malformed.status, readText(readPage(malformed), "h1")]).toEqual([
      ...[400, plain.address.title],
    ])
    const foreign = await choose("/ar/cart", "de", { "sec-fetch-site": "cross-site" })
    expect([foreign.status, readText(readPage(foreign), "h1")]).toEqual([403, plain.foreign.title])
    for (const answer of [malformed, foreign]) {
      expect(readPage(answer).documentElement.dir).toBe("rtl")
    }
  })

  it("and where a link from elsewhere does not log in, in the one that was chosen", async () => {
    const { plain, chrome } = readCatalogue("de")
    const landed = await visit("/enter/?a=half", remember("de"))
    expect([landed.status, readText(readPage(landed), "h1")]).toEqual([400, plain.enter.title])
    const link = readPage(landed).querySelector("a")
    expect([link?.getAttribute("href"), link?.textContent]).toEqual([
      ...["/de/login", chrome.account.logIn],
    ])
    const back = await visit("/auth?code=x&state=y", remember("de"))
    expect(back.headers.location).toBe("/de/login?problem=state")
    const preview = await visit("/preview?path=%2F&signature=0", remember("ja"))
    expect(readText(readPage(preview), "h1")).toBe(readCatalogue("ja").preview.tampered.title)
  })
})

describe("a login in another language", () => {
  let customer: ShopCustomer
  beforeAll(async () => {
    customer = await openShopCustomer()
  })
  afterAll(() => customer.remove())

  it("keeps the remembered page and its query, whatever is chosen on the way", async () => {
    const { origin } = getRunningShop()
    const browser = new SessionBrowser(origin)
    const sent = await browser.ask("/de/profile?x=1")
    expect(sent.headers.location).toBe("/de/login")
    const type = "application/x-www-form-urlencoded"
    const chosen = await browser.ask("/de/login", {
      ...{ method: "POST", body: "language=ar" },
      headers: { "content-type": type, "sec-fetch-site": "same-origin" },
    })
    expect(chosen.headers.location).toBe("/ar/login")
    const { access_token: a, refresh_token: r } = customer
    const landed = await browser.ask(`/enter/?${new URLSearchParams({ a, r })}`)
    expect(landed.headers.location).toBe("/de/profile?x=1")
    const { page, headers } = await showPage(browser, "/de/profile?x=1")
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(page.documentElement.lang).toBe("de")
  })
})

async function showPage(browser: SessionBrowser, path: string) {
  const answer = await browser.ask(path, { headers: { accept: "text/html" } })
  expect(answer.status).toBe(200)
  return { headers: answer.headers, page: readPage({ html: answer.text }) }
}

describe("each language", () => {
  it.each(locales)("%s is made when it is first asked for, and kept", async (locale) => {
    const path = buildLocalePath(locale, "/privacy-policy")
    let answer: Visit | undefined
    await eventually(20_000, async () => {
      answer = await visit(path)
      expect([answer.status, answer.headers["x-nextjs-cache"]]).toEqual([200, "HIT"])
    })
    const { documentElement } = readPage({ html: answer?.html ?? "" })
    expect([documentElement.lang, documentElement.dir]).toEqual([
      ...[getLanguageTag(locale), getDirection(locale)],
    ])
  })
})
