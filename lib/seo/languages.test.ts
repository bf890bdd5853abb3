import { buildOpenGraphLocale, parseXHandle } from "./build-metadata.ts"
import { listAlternates } from "./site-url.ts"

describe("hreflang alternates", () => {
  it("are null in a shop with one language", () => {
    expect(listAlternates("/shop", ["en"])).toBeNull()
  })

  it("contain the URL of every language, and English as x-default", () => {
    expect(listAlternates("/shop", ["en", "de", "pt-BR"])).toEqual({
      en: "http://localhost:3000/shop",
      de: "http://localhost:3000/de/shop",
      "pt-BR": "http://localhost:3000/pt-BR/shop",
      "x-default": "http://localhost:3000/shop",
    })
  })
})

describe("Open Graph locale", () => {
  it.each([
    ["en", "en_AU"],
    ["de", "de_DE"],
    ["ar", "ar_AR"],
    ["ka", "ka_GE"],
    ["pt-BR", "pt_BR"],
    ["zh-CN", "zh_CN"],
    ["uz", "uz_UZ"],
  ])("maps the language %s to %s", (locale, written) => {
    expect(buildOpenGraphLocale(locale)).toBe(written)
  })
})

describe("X handle", () => {
  it.each([
    ["https://twitter.com/curlewprint", "@curlewprint"],
    ["https://x.com/curlewprint?s=20", "@curlewprint"],
    ["@curlewprint", "@curlewprint"],
    ["curlewprint", "@curlewprint"],
  ])("is parsed from %s", (link, handle) => {
    expect(parseXHandle(link)).toBe(handle)
  })

  it.each([undefined, "", "https://x.com/", "https://elsewhere.example/curlew", "not a name"])(
    "is null for %s",
    (link) => {
      expect(parseXHandle(link)).toBeNull()
    },
  )
})
