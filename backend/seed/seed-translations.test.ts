import { buildNumberedLookup } from "#tests/fixtures/seed.ts"
import { listPageInputs } from "./content-inputs.ts"
import { seed } from "./data/seed.ts"
import { translateSegments } from "./translate-segments.ts"

const german = seed.translations.de ?? {}
const suffix = seed.domain.seo_title_suffix ?? ""
const pages = listPageInputs(seed, buildNumberedLookup(seed))
const known = new Map(seed.sitemap.map((entry) => [entry.path, entry]))

const listRepeated = (texts: string[]) =>
  texts.filter((text, index) => text === "" || texts.indexOf(text) < index)

type Translate = (text?: string) => string

/** Lists the titles and descriptions that search engines show of all pages. */
const listSearchTexts = (translate: Translate) =>
  [
    ...seed.products.map((product) => ({ path: `/product/${product.url}`, ...product })),
    ...seed.groups.map((group) => ({
      path: group.parent === null ? `/${group.url}` : `/shop/${group.url}`,
      ...group,
    })),
    ...seed.articles.map((article) => ({ path: `/blog/${article.url}`, ...article })),
    ...pages.map((page) => ({ path: page.url === "home" ? "/" : `/${page.url}`, ...page })),
  ].map(({ path, title, meta_description: description }) => {
    const entry = known.get(path)
    return {
      title: translate(entry?.title || undefined) || `${translate(title)}${suffix}`,
      description: translate(entry?.meta_description || description),
    }
  })

/** Returns the numbers of an English text, sorted, with hours counted to 24. */
function listEnglishNumbers(text: string): string[] {
  const inHours = text
    .replace(/<[^>]*>/g, " ")
    .replace(/(\d+) to (\d+) pm/g, "$1 pm to $2 pm")
    .replace(/(\d+) pm/g, (_, hour: string) => `${Number(hour) + 12}`)
    .replace(/(\d),(\d{3})(?!\d)/g, "$1$2")
  return listNumbers(inHours)
}

/** Returns the numbers of a German text, with a decimal point. */
function listGermanNumbers(text: string): string[] {
  const inPoints = text
    .replace(/<[^>]*>/g, " ")
    .replace(/(\d)\.(\d{3})(?!\d)/g, "$1$2")
    .replace(/(\d),(\d)/g, "$1.$2")
  return listNumbers(inPoints)
}

const listNumbers = (text: string) => (text.match(/\d+(?:[.:]\d+)*/g) ?? []).sort()

/** "Set of three" is "3er-Set", with a number that the English text has as a word. */
const withoutSets = (text: string) => text.replaceAll(/\d(?=er-Set)/g, "")

describe("the German texts of the demo shop", () => {
  const segments = Object.entries(german)

  it("have the numbers of the English texts", () => {
    const different = segments.filter(([english, text]) => {
      const wanted = listEnglishNumbers(english.replace(/Set of \d$/, "")).join(" ")
      return listGermanNumbers(withoutSets(text)).join(" ") !== wanted
    })
    expect(different).toEqual([])
  })

  it("write amounts as 10,60 AU$, bound by a no-break space", () => {
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
    const different = segments.filter(
      ([english, text]) => count(english, /\$\d/g) !== count(text, /\d\u00a0AU\$/g),
    )
    expect(different).toEqual([])
  })

  it("have German quotation marks, no exclamation marks and no em dashes", () => {
    const plain = segments.map(([, text]) => text.replace(/<[^>]*>/g, ""))
    expect(plain.filter((text) => /["'“”](?!$)|!|—/.test(text.replace(/„[^“]*“/g, "")))).toEqual([])
  })
})

/** Japanese also writes words such as "three" as digits, and full hours without minutes. */
it("keeps each number of the English texts in the Japanese ones", () => {
  const lost = Object.entries(seed.translations.ja ?? {}).filter(([english, text]) => {
    const found = listEnglishNumbers(text)
    return listEnglishNumbers(english.replace(/\b0?(\d+):00/g, "$1")).some((number) => {
      const at = found.indexOf(number)
      if (at !== -1) found.splice(at, 1)
      return at === -1
    })
  })
  expect(lost).toEqual([])
})

describe.each(["ar", "de", "ja"] as const)("the texts of the demo shop in %s", (language) => {
  const segments = seed.translations[language] ?? {}
  const translate = (text = "") => translateSegments(text, segments) ?? ""

  it("have titles of at most 60 characters and descriptions of at most 160, each unique", () => {
    const texts = listSearchTexts(translate)
    expect(texts.filter(({ title }) => title.length > 60)).toEqual([])
    expect(texts.filter(({ description }) => description.length > 160)).toEqual([])
    expect(listRepeated(texts.map(({ title }) => title))).toEqual([])
    expect(listRepeated(texts.map(({ description }) => description))).toEqual([])
  })

  it("have unique names and blurbs of products, the blurbs of fewer than 90 characters", () => {
    const blurbs = seed.products.map(({ blurb }) => translate(blurb))
    expect(blurbs.filter((blurb) => blurb.length >= 90)).toEqual([])
    expect(listRepeated(blurbs)).toEqual([])
    expect(listRepeated(seed.products.map(({ name }) => translate(name)))).toEqual([])
  })
})
