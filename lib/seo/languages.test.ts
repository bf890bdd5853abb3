import { listAlternates } from "./list-alternates.ts"
import { buildOpenGraphLocale } from "./open-graph-locale.ts"
import { parseXHandle } from "./x-handle.ts"

describe("a page's address in other languages", () => {
  it("is not told while the shop speaks one", () => {
    expect(listAlternates("/shop", ["en"])).toBeNull()
  })

  it("is told for every language, English for whoever reads none of them", () => {
    expect(listAlternates("/shop", ["en", "de", "pt-BR"])).toEqual({
      en: "http://localhost:3000/shop",
      de: "http://localhost:3000/de/shop",
      "pt-BR": "http://localhost:3000/pt-BR/shop",
      "x-default": "http://localhost:3000/shop",
    })
  })
})

describe("a language as Open Graph writes it", () => {
  it.each([
    ["en", "en_AU"],
    ["de", "de_DE"],
    ["ar", "ar_AR"],
    ["ka", "ka_GE"],
    ["pt-BR", "pt_BR"],
    ["zh-CN", "zh_CN"],
    ["uz", "uz_UZ"],
  ])("is for %s %s", (locale, written) => {
    expect(buildOpenGraphLocale(locale)).toBe(written)
  })
})

describe("an account on X", () => {
  it.each([
    ["https://twitter.com/curlewprint", "@curlewprint"],
    ["https://x.com/curlewprint?s=20", "@curlewprint"],
    ["@curlewprint", "@curlewprint"],
    ["curlewprint", "@curlewprint"],
  ])("is read from %s", (link, handle) => {
    expect(parseXHandle(link)).toBe(handle)
  })

  it.each([undefined, "", "https://x.com/", "https://elsewhere.example/curlew", "not a name"])(
    "is not read from %s",
    (link) => {
      expect(parseXHandle(link)).toBeNull()
    },
  )
})
