import { locales } from "#lib/contract/languages.ts"
import type { Picture } from "#lib/images/picture.ts"
import { buildMetadata, type PageFacts } from "./build-metadata.ts"
import { listAlternates } from "./list-alternates.ts"
import { buildCardUrl, buildShopCard, type SocialCard } from "./social/social-card.ts"

type SitePart = Parameters<typeof buildMetadata>[0]
type SeoTexts = { title?: string; metaDescription?: string; canonical?: string }

const settings: SitePart["settings"] = {
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

/** The parts of a site that titles and addresses are built from. */
function buildSite(seo: Record<string, SeoTexts> = {}): SitePart {
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

describe("the title", () => {
  it("is the page's own between the site's prefix and suffix", () => {
    expect(titleOf({})).toEqual({ absolute: "Resin | Curlew" })
  })

  it("is what marketing has set for the path, behind the site's prefix and without its suffix", () => {
    const prefixed = { ...settings, titlePrefix: "Curlew:" }
    for (const title of ["UV resin", "Curlew: UV resin"]) {
      const site = { ...buildSite({ "/shop/resin": { title } }), settings: prefixed }
      expect(titleOf({}, site)).toEqual({ absolute: "Curlew: UV resin" })
    }
    const site = buildSite({ "/shop/resin": { title: "UV resin in Gladstone" } })
    expect(titleOf({}, site)).toEqual({ absolute: "UV resin in Gladstone" })
    expect(descriptionOf({}, site)).toBe("All resins.")
  })

  it("is the record's name where nobody wrote one, and the shop's where that is empty too", () => {
    expect(titleOf({ title: " ", name: "Grey\nresin" })).toEqual({
      absolute: "Grey resin | Curlew",
    })
    expect(titleOf({ title: "", name: "" })).toEqual({ absolute: "Curlew | Curlew" })
  })

  it("cuts a name of 10,000 signs at a word, and never a title that somebody wrote", () => {
    const { absolute } = titleOf({ title: "", name: "resin ".repeat(1_700) }) as {
      absolute: string
    }
    expect(absolute).toMatch(/^(?:resin ){17}resin… \| Curlew$/)
    const written = `UV ${"resin ".repeat(60)}end`
    expect(titleOf({ title: written })).toEqual({ absolute: `${written} | Curlew` })
  })

  it("keeps emoji, text from right to left, and what looks like markup", () => {
    const title = "🐉 شمعة </script><b>3D</b>"
    expect(titleOf({ title })).toEqual({ absolute: `${title} | Curlew` })
  })

  it("is shared without the site's suffix, for the site's name stands beside it", () => {
    const site = buildSite({ "/shop/resin": { title: "UV resin | Curlew" } })
    expect(buildMetadata(site, page).openGraph).toMatchObject({
      title: "UV resin",
      siteName: "Curlew",
    })
    expect(buildMetadata(buildSite(), page).openGraph).toMatchObject({ title: "Resin" })
  })
})

describe("the description", () => {
  it("is marketing's for the path, else the record's, and neither is ever cut", () => {
    const long = "Resin for every printer. ".repeat(20).trim()
    const site = buildSite({ "/shop/resin": { metaDescription: long } })
    expect(descriptionOf({}, site)).toBe(long)
    expect(descriptionOf({ description: long })).toBe(long)
  })

  it("is the beginning of what the page says where nobody wrote one", () => {
    const contents = ["", "<p>Grey <b>resin</b></p>", `<p>${"For small parts. ".repeat(20)}</p>`]
    const description = descriptionOf({ description: "<p> </p>", contents })
    expect(description).toMatch(/^Grey resin\. For small parts\. .*…$/)
    expect(description?.length).toBeLessThanOrEqual(160)
  })

  it("names page and shop where the page says nothing at all", () => {
    expect(descriptionOf({ description: "", contents: ["<hr>"] })).toBe("Resin – Curlew")
  })
})

describe("the canonical address", () => {
  const canonicalOf = (canonical: string, facts: Partial<PageFacts> = {}) =>
    buildMetadata(buildSite({ "/shop/resin": { canonical } }), { ...page, ...facts }).alternates
      ?.canonical

  it("is the page's own, with the language's prefix except in English", () => {
    expect(canonicalOf("")).toBe("http://localhost:3000/shop/resin")
    expect(canonicalOf("", { locale: "de" })).toBe("http://localhost:3000/de/shop/resin")
  })

  it("is marketing's where that is a web address, another shop's too", () => {
    expect(canonicalOf("/shop")).toBe("http://localhost:3000/shop")
    expect(canonicalOf("https://curlew.example/resin")).toBe("https://curlew.example/resin")
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "http://", "https://[bad"])(
    "is the page's own where %s was set",
    (canonical) => {
      expect(canonicalOf(canonical)).toBe("http://localhost:3000/shop/resin")
    },
  )

  it("stays in the page's language where marketing set a path", () => {
    expect(canonicalOf("/shop", { locale: "de" })).toBe("http://localhost:3000/de/shop")
  })

  it("is what is shared", () => {
    const site = buildSite({ "/shop/resin": { canonical: "/shop" } })
    expect(buildMetadata(site, page).openGraph).toMatchObject({
      url: "http://localhost:3000/shop",
    })
  })
})

describe("what search engines may do", () => {
  it("is to show large pictures of a page that is listed", () => {
    expect(buildMetadata(buildSite(), page).robots).toEqual({ "max-image-preview": "large" })
  })

  it("is to follow the links of an unlisted page and to leave the page itself out", () => {
    expect(buildMetadata(buildSite(), { ...page, isUnlisted: true }).robots).toEqual({
      index: false,
      follow: true,
    })
  })

  it("is to find the neighbours of a list's page", () => {
    const neighbours = { previousPath: "/shop/resin", nextPath: "/shop/resin/3" }
    expect(buildMetadata(buildSite(), { ...page, ...neighbours }).pagination).toEqual({
      previous: "http://localhost:3000/shop/resin",
      next: "http://localhost:3000/shop/resin/3",
    })
  })

  it("is to find the page in every language, and by its own address in each", () => {
    const { alternates } = buildMetadata(buildSite(), { ...page, locale: "de" })
    expect(alternates?.canonical).toBe("http://localhost:3000/de/shop/resin")
    expect(alternates?.languages).toEqual(listAlternates("/shop/resin"))
    expect(Object.keys(alternates?.languages ?? {})).toHaveLength(locales.length + 1)
  })

  it("is to learn of no other language from a page that is not listed, or known by another address", () => {
    const unlisted = buildMetadata(buildSite(), { ...page, isUnlisted: true })
    expect(unlisted.alternates).not.toHaveProperty("languages")
    const elsewhere = buildSite({ "/shop/resin": { canonical: "/shop" } })
    expect(buildMetadata(elsewhere, page).alternates).not.toHaveProperty("languages")
  })
})

describe("what social networks show", () => {
  const openGraphOf = (facts: Partial<PageFacts>) =>
    buildMetadata(buildSite(), { ...page, ...facts }).openGraph

  it("is a picture of 1200 × 630 that the shop makes of the page", () => {
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

  it("is the shop's own picture where the page has none", () => {
    expect(openGraphOf({})?.images).toEqual([
      expect.objectContaining({
        url: buildCardUrl(buildShopCard(settings), settings, "en"),
        alt: "Curlew",
      }),
    ])
  })

  it("tells of an article when it was written and by whom", () => {
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

  it("leaves the kind of a product to tags of its own, which the framework has not", () => {
    expect(openGraphOf({})).toMatchObject({ type: "website", locale: "en_AU" })
    expect(openGraphOf({ kind: { type: "product" } })).not.toHaveProperty("type")
  })

  it("names the shop's account on X where the settings have one", () => {
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
