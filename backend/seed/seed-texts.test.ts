import { buildNumberedLookup } from "#tests/fixtures/seed.ts"
import { listBlockInputs, listPageInputs } from "./content-inputs.ts"
import { seed } from "./data/seed.ts"

const ids = buildNumberedLookup(seed)
const pages = listPageInputs(seed, ids)
const suffix = seed.domain.seo_title_suffix ?? ""
const known = new Map(seed.sitemap.map((row) => [row.path, row]))

type SearchTexts = { path: string; title: string; description: string }

/** Returns title and meta description of a path: from the sitemap entry, else from the record. */
function readSearchTexts(path: string, title = "", description = ""): SearchTexts {
  const row = known.get(path)
  return {
    path,
    title: row?.title || `${title}${suffix}`,
    description: row?.meta_description || description,
  }
}

const pageTexts: SearchTexts[] = [
  ...seed.products.map((each) =>
    readSearchTexts(`/product/${each.url}`, each.title, each.meta_description),
  ),
  ...seed.groups.map((each) =>
    readSearchTexts(
      each.parent === null ? `/${each.url}` : `/shop/${each.url}`,
      each.title,
      each.meta_description,
    ),
  ),
  ...seed.articles.map((each) =>
    readSearchTexts(`/blog/${each.url}`, each.title, each.meta_description),
  ),
  ...pages.map((each) =>
    readSearchTexts(each.url === "home" ? "/" : `/${each.url}`, each.title, each.meta_description),
  ),
]

const isWithin = (text: string, min: number, max: number) =>
  text.length >= min && text.length <= max

describe("the demo shop's meta tags", () => {
  it("have titles of 30 to 60 characters with the shop's name", () => {
    expect(pageTexts.filter(({ title }) => !isWithin(title, 30, 60))).toEqual([])
    expect(pageTexts.filter(({ title }) => !title.includes("Curlew"))).toEqual([])
  })

  it("have descriptions of 120 to 155 characters", () => {
    expect(pageTexts.filter(({ description }) => !isWithin(description, 120, 155))).toEqual([])
  })

  it("have unique titles and descriptions", () => {
    for (const texts of [
      pageTexts.map((each) => each.title),
      pageTexts.map((each) => each.description),
    ]) {
      expect(texts).toHaveLength(new Set(texts).size)
    }
  })
})

describe("the demo shop's product texts", () => {
  const rows = (content: string) =>
    new Map(
      [...content.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, a, b]) => [
        a,
        b,
      ]),
    )

  it("have unique blurbs of fewer than 90 characters", () => {
    const blurbs = seed.products.map(({ blurb }) => blurb)
    expect(blurbs.filter((blurb) => blurb.length >= 90)).toEqual([])
    expect(new Set(blurbs).size).toBe(blurbs.length)
  })

  it.each(seed.products.map((product) => [product.url, product] as const))(
    "state facts, size, weight and delivery of %s",
    (_, product) => {
      const facts = rows(product.content)
      expect(facts.size).toBeGreaterThanOrEqual(4)
      expect(product.content).toMatch(/<h2>(?:Making and delivery|Delivery)<\/h2>/)
      if (product.is_ticket === true) return
      const factsText = [...facts].flat().join(" ")
      expect(factsText).toMatch(/\d\smm\b/)
      expect(factsText).toMatch(/\d\sk?g\b/)
    },
  )

  it("state safety instructions for every resin", () => {
    const resins = seed.products.filter(({ groups }) => groups[0].startsWith("resin-"))
    expect(resins.length).toBeGreaterThan(5)
    for (const { content } of resins) {
      expect(content).toContain("<h2>Resin safety</h2>")
      expect(content).toMatch(/gloves.*window.*children.*drain/s)
    }
  })

  it("state voltage and temperature of lamps, and the capacity of urns and pendants", () => {
    const lamps = seed.products.filter(({ groups }) => groups[0].startsWith("night-lights"))
    for (const { content } of lamps) {
      expect(content).toMatch(/5\sV from USB/)
      expect(content).toMatch(/below 35\s°C/)
    }
    const keepsakes = seed.products.filter(({ name }) => /\burn\b|keepsake/i.test(name))
    expect(keepsakes).toHaveLength(3)
    for (const { content } of keepsakes) expect(content).toMatch(/>Holds<\/th><td>[\d.]+\sml/)
  })

  it("state the same lead time as the product's fields if it is made to order", () => {
    const made = seed.products.filter(({ lead_days_max: days }) => (days ?? null) !== null)
    expect(made.length).toBeGreaterThan(6)
    for (const { content, lead_days_max: days } of made) {
      expect(content).toContain("<h2>Making and delivery</h2>")
      expect(content).toMatch(days === 10 ? /ten business days/ : new RegExp(`to ${days}\\b`))
    }
    const named = seed.products.filter(({ addons }) =>
      addons?.some(({ key }) => ["name", "initials", "photo-note"].includes(key)),
    )
    for (const product of named) expect(made).toContain(product)
  })

  it("state the same maximum number of characters as the add-on field", () => {
    const numbers: Record<string, number> = { three: 3, nine: 9 }
    const keys = ["name", "initial", "initials", "engraving"]
    const limited = seed.products.flatMap(({ content, meta_description: meta, addons = [] }) =>
      addons
        .filter(({ key }) => keys.includes(key))
        .map(({ max_length: max, pattern }) => ({ text: `${content} ${meta}`, max, pattern })),
    )
    expect(limited).toHaveLength(8)
    for (const { text, max, pattern } of limited) {
      expect([max, pattern]).toEqual([expect.any(Number), expect.any(String)])
      const mentions = [...text.matchAll(/up to (\w+)(?= letters| initials|, just)/gi)]
      for (const [, word = ""] of mentions) expect(numbers[word] ?? Number(word)).toBe(max)
    }
  })

  it("include no chain add-on for a pendant without a chain", () => {
    const getAddonName = (key: string) => seed.addons.find((addon) => addon.key === key)?.name ?? ""
    const chainless = seed.products.filter(({ variations }) =>
      variations?.some(({ options }) => options.includes("No chain")),
    )
    expect(chainless).toHaveLength(1)
    for (const { addons = [] } of chainless) {
      expect(addons.filter(({ key }) => /chain/i.test(getAddonName(key)))).toEqual([])
    }
  })
})

describe("the demo shop's texts", () => {
  const { customers: _customers, ...published } = seed
  const texts = JSON.stringify([published, pages, listBlockInputs(seed, ids)])

  it("contain no exclamation marks and no em dashes", () => {
    const plain = texts.replaceAll(/<!doctype|!==?|<script>.*?<\/script>/gi, "")
    expect(plain.match(/.{0,40}[a-z]!.{0,20}/gi) ?? []).toEqual([])
    expect(plain.match(/.{0,40}—.{0,20}/g) ?? []).toEqual([])
  })

  it("contain no advertising clichés", () => {
    const empty =
      /elevate|unleash|seamless|premium quality|perfect for any|look no further|nestled/i
    expect(texts).not.toMatch(empty)
  })

  it("contain an ABN with a valid checksum that is not assigned to a business", () => {
    const digits = (seed.domain.organisation_abn ?? "").replaceAll(" ", "")
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
    const sum = weights.reduce(
      (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
      0,
    )
    expect(digits).toHaveLength(11)
    expect(sum % 89).toBe(0)
    expect(digits).toMatch(/0{9}$/)
  })
})
