import type { Picture } from "#lib/images/picture.ts"
import { buildMetadata, type PageFacts } from "./build-metadata.ts"
import { buildSiteUrl, listAlternates } from "./site-url.ts"
import { buildCardUrl, buildShopCard, type SocialCard } from "./social/social-card.ts"

type MetadataSite = Parameters<typeof buildMetadata>[0]
type SeoTexts = {
  title?: string
  metaDescription?: string
  canonical?: string
  translatedFields?: string[]
}

const settings: MetadataSite["settings"] = {
  name: "Curlew",
  titlePrefix: "",
  titleSuffix: "| Curlew",
  social: [],
  organisation: {
    name: "Curlew",
    abn: null,
    logo: null,
    darkLogo: null,
    address: "",
    email: "hello@curlew.example",
    phone: null,
  },
}

/** Builds a site with SEO texts by path. */
function buildSite(seo: Record<string, SeoTexts> = {}): MetadataSite {
  const empty = { title: "", metaDescription: "", canonical: "" }
  const entries = Object.entries(seo).map(
    ([path, texts]) => [path, { ...empty, ...texts }] as const,
  )
  return { settings, seo: new Map(entries) }
}

const page: PageFacts = {
  path: "/shop/resin",
  locale: "en",
  title: "Resin",
  description: "All resins.",
}
const picture: Picture = {
  hash: "a".repeat(32),
  alt: "Bottles",
  placeholder: "#aabbcc",
  aspect: "4x3",
}
const card: SocialCard = {
  kind: "category",
  slug: "resin",
  name: "Resin",
  label: "Shop",
  price: null,
  picture,
}
const titleOf = (facts: Partial<PageFacts>, site = buildSite()) =>
  buildMetadata(site, { ...page, ...facts }).title
const descriptionOf = (facts: Partial<PageFacts>, site = buildSite()) =>
  buildMetadata(site, { ...page, ...facts }).description

describe("page title", () => {
  it("is the title of the page between the site's prefix and suffix", () => {
    expect(titleOf({})).toEqual({ absolute: "Resin | Curlew" })
  })

  it("is the configured title of the path with the site's prefix and without its suffix", () => {
    const prefixed = { ...settings, titlePrefix: "Curlew:" }
    for (const title of ["UV resin", "Curlew: UV resin"]) {
      const site = { ...buildSite({ "/shop/resin": { title } }), settings: prefixed }
      expect(titleOf({}, site)).toEqual({ absolute: "Curlew: UV resin" })
    }
    const site = buildSite({ "/shop/resin": { title: "UV resin in Gladstone" } })
    expect(titleOf({}, site)).toEqual({ absolute: "UV resin in Gladstone" })
    expect(descriptionOf({}, site)).toBe("All resins.")
  })

  it("falls back to the record's name, then to the shop's name", () => {
    expect(titleOf({ title: " ", name: "Grey\nresin" })).toEqual({
      absolute: "Grey resin | Curlew",
    })
    expect(titleOf({ title: "", name: "" })).toEqual({ absolute: "Curlew | Curlew" })
  })

  it("of the home page falls back to the shop's name", () => {
    const site = { ...buildSite(), settings: { ...settings, titleSuffix: "" } }
    const titleOfHome = (title: string) => titleOf({ path: "/", title, name: "Home page" }, site)
    expect(titleOfHome("")).toEqual({ absolute: "Curlew" })
    expect(titleOfHome("Prints and resin")).toEqual({ absolute: "Prints and resin" })
  })

  it("truncates a name of 10,000 characters at a word, but no written title", () => {
    const { absolute } = titleOf({ title: "", name: "resin ".repeat(1_700) }) as {
      absolute: string
    }
    expect(absolute).toMatch(/^(?:resin ){17}resin… \| Curlew$/)
    const written = `UV ${"resin ".repeat(60)}end`
    expect(titleOf({ title: written })).toEqual({ absolute: `${written} | Curlew` })
  })

  it("preserves emoji, right-to-left text and text that looks like markup", () => {
    const title = "🐉 شمعة </script><b>3D</b>"
    expect(titleOf({ title })).toEqual({ absolute: `${title} | Curlew` })
  })

  it("has no suffix in Open Graph, which names the site separately", () => {
    const site = buildSite({ "/shop/resin": { title: "UV resin | Curlew" } })
    expect(buildMetadata(site, page).openGraph).toMatchObject({
      title: "UV resin",
      siteName: "Curlew",
    })
    expect(buildMetadata(buildSite(), page).openGraph).toMatchObject({ title: "Resin" })
  })
})

describe("meta description", () => {
  it("is the configured one of the path, else the record's, and is never truncated", () => {
    const long = "Resin for every printer. ".repeat(20).trim()
    const site = buildSite({ "/shop/resin": { metaDescription: long } })
    expect(descriptionOf({}, site)).toBe(long)
    expect(descriptionOf({ description: long })).toBe(long)
  })

  it("is an excerpt of the page's content where none is written", () => {
    const contents = ["", "<p>Grey <b>resin</b></p>", `<p>${"For small parts. ".repeat(20)}</p>`]
    const description = descriptionOf({ description: "<p> </p>", contents })
    expect(description).toMatch(/^Grey resin\. For small parts\. .*…$/)
    expect(description?.length).toBeLessThanOrEqual(160)
  })

  it("names page and shop where the page has no text", () => {
    expect(descriptionOf({ description: "", contents: ["<hr>"] })).toBe("Resin – Curlew")
  })
})

describe("canonical URL", () => {
  const canonicalOf = (canonical: string, facts: Partial<PageFacts> = {}) =>
    buildMetadata(buildSite({ "/shop/resin": { canonical } }), { ...page, ...facts }).alternates
      ?.canonical

  const german = { locale: "de", completeLanguages: ["de"] }

  it("is the URL of the page, with the language prefix except in English", () => {
    expect(canonicalOf("")).toBe("http://localhost:3000/shop/resin")
    expect(canonicalOf("", german)).toBe("http://localhost:3000/de/shop/resin")
  })

  it("is the configured one if it is a path or an HTTP URL, also of another site", () => {
    expect(canonicalOf("/shop")).toBe("http://localhost:3000/shop")
    expect(canonicalOf("https://curlew.example/resin")).toBe("https://curlew.example/resin")
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "http://", "https://[bad"])(
    "ignores the invalid configured URL %s",
    (canonical) => {
      expect(canonicalOf(canonical)).toBe("http://localhost:3000/shop/resin")
    },
  )

  it("applies the page's language to a configured path", () => {
    expect(canonicalOf("/shop", german)).toBe("http://localhost:3000/de/shop")
  })

  it("is the URL in Open Graph", () => {
    const site = buildSite({ "/shop/resin": { canonical: "/shop" } })
    expect(buildMetadata(site, page).openGraph).toMatchObject({
      url: "http://localhost:3000/shop",
    })
  })
})

describe("metadata for search engines", () => {
  it("allows large image previews of an indexable page", () => {
    expect(buildMetadata(buildSite(), page).robots).toEqual({ "max-image-preview": "large" })
  })

  it("is noindex, follow for an unlisted page", () => {
    expect(buildMetadata(buildSite(), { ...page, isUnlisted: true }).robots).toEqual({
      index: false,
      follow: true,
    })
  })

  it("links the previous and the next page of a list", () => {
    const neighbours = { previousPath: "/shop/resin", nextPath: "/shop/resin/3" }
    expect(buildMetadata(buildSite(), { ...page, ...neighbours }).pagination).toEqual({
      previous: "http://localhost:3000/shop/resin",
      next: "http://localhost:3000/shop/resin/3",
    })
  })

  it("has hreflang alternates for the languages in which it is complete, and x-default", () => {
    const complete = { ...page, completeLanguages: ["de", "ar"] }
    for (const locale of ["de", "en"]) {
      const { alternates } = buildMetadata(buildSite(), { ...complete, locale })
      expect(alternates?.canonical).toBe(buildSiteUrl("/shop/resin", locale))
      expect(alternates?.languages).toEqual(listAlternates("/shop/resin", ["en", "ar", "de"]))
    }
  })

  it("has the canonical URL of English, and no alternates, where it is not complete", () => {
    const { alternates } = buildMetadata(buildSite(), {
      ...page,
      completeLanguages: ["ar"],
      locale: "de",
    })
    expect(alternates).toEqual({ canonical: "http://localhost:3000/shop/resin" })
  })

  it("has the configured texts of its path in its own language only, once it is complete", () => {
    const entry = { title: "Our resin", metaDescription: "All of it", canonical: "" }
    const german = { ...page, title: "Harz", completeLanguages: ["de"], locale: "de" }
    const titleOf = (texts: Partial<SeoTexts>) =>
      buildMetadata(buildSite({ "/shop/resin": { ...entry, ...texts } }), german).title
    expect(titleOf({})).toEqual({ absolute: expect.stringContaining("Harz") })
    expect(titleOf({ title: "Unser Harz", translatedFields: ["title"] })).toEqual({
      absolute: "Unser Harz",
    })
  })

  it("has no hreflang alternates if the page is unlisted or has another canonical URL", () => {
    const unlisted = buildMetadata(buildSite(), { ...page, isUnlisted: true })
    expect(unlisted.alternates).not.toHaveProperty("languages")
    const elsewhere = buildSite({ "/shop/resin": { canonical: "/shop" } })
    expect(buildMetadata(elsewhere, page).alternates).not.toHaveProperty("languages")
  })
})

describe("metadata for social networks", () => {
  const openGraphOf = (facts: Partial<PageFacts>) =>
    buildMetadata(buildSite(), { ...page, ...facts }).openGraph

  it("has the social card of the page as an image of 1200 × 630", () => {
    expect(openGraphOf({ card })?.images).toEqual([
      {
        url: buildCardUrl(card, settings, "en"),
        type: "image/jpeg",
        width: 1200,
        height: 630,
        alt: "Bottles",
      },
    ])
  })

  it("has the social card of the shop where the page has none", () => {
    expect(openGraphOf({})?.images).toEqual([
      expect.objectContaining({
        url: buildCardUrl(buildShopCard(settings), settings, "en"),
        alt: "Curlew",
      }),
    ])
  })

  it("has the dates and the author of an article", () => {
    const dates = { publishedAt: "2026-01-02T00:00:00Z", updatedAt: "2026-02-03T00:00:00Z" }
    expect(openGraphOf({ kind: { type: "article", ...dates, author: "Kim" } })).toMatchObject({
      type: "article",
      publishedTime: dates.publishedAt,
      modifiedTime: dates.updatedAt,
      authors: ["Kim"],
    })
    expect(openGraphOf({ kind: { type: "article", ...dates, author: "" } })).not.toHaveProperty(
      "authors",
    )
  })

  it("omits og:type for a product, which Next.js does not support", () => {
    expect(openGraphOf({})).toMatchObject({ type: "website", locale: "en_AU" })
    expect(openGraphOf({ kind: { type: "product" } })).not.toHaveProperty("type")
  })

  it("has the shop's X handle if the settings contain one", () => {
    const twitterOf = (url: string) =>
      buildMetadata(
        { ...buildSite(), settings: { ...settings, social: [{ network: "twitter", url }] } },
        page,
      ).twitter
    expect(twitterOf("https://x.com/curlewprint")).toMatchObject({
      card: "summary_large_image",
      site: "@curlewprint",
    })
    expect(twitterOf("https://elsewhere.example/curlewprint")).not.toHaveProperty("site")
  })
})
