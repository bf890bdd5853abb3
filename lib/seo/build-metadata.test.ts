import type { Site } from "#lib/site/site.ts"
import { buildMetadata } from "./build-metadata.ts"

type SeoTexts = { title?: string; metaDescription?: string; canonical?: string }

/** The parts of a site that titles and addresses are built from. */
function buildSite(seo: Record<string, SeoTexts> = {}): Parameters<typeof buildMetadata>[0] {
  const settings = { name: "Curlew", titlePrefix: "", titleSuffix: "| Curlew" }
  const empty = { title: "", metaDescription: "", canonical: "" }
  const entries = Object.entries(seo).map(
    ([path, texts]) => [path, { ...empty, ...texts }] as const,
  )
  return { settings: parseSettings(settings), seo: new Map(entries) }
}

function parseSettings(part: Partial<Site["settings"]>): Site["settings"] {
  return part as Site["settings"]
}

const page = { path: "/shop/resin", locale: "en", title: "Resin", description: "All resins." }

describe("what search engines read", () => {
  it("is the page's own title between the site's prefix and suffix", () => {
    const metadata = buildMetadata(buildSite(), page)
    expect(metadata.title).toEqual({ absolute: "Resin | Curlew" })
    expect(metadata.description).toBe("All resins.")
    expect(metadata.alternates?.canonical).toBe("http://localhost:3000/shop/resin")
  })

  it("is what marketing has set for the path, text by text", () => {
    const seo = { "/shop/resin": { title: "UV resin in Gladstone" } }
    const metadata = buildMetadata(buildSite(seo), page)
    expect(metadata.title).toEqual({ absolute: "UV resin in Gladstone" })
    expect(metadata.description).toBe("All resins.")
  })

  it("takes a configured canonical address only when it is a web address", () => {
    const canonicalOf = (canonical: string) =>
      buildMetadata(buildSite({ "/shop/resin": { canonical } }), page).alternates?.canonical
    expect(canonicalOf("/shop")).toBe("http://localhost:3000/shop")
    expect(canonicalOf("https://curlew.example/resin")).toBe("https://curlew.example/resin")
    expect(canonicalOf("javascript:alert(1)")).toBe("http://localhost:3000/shop/resin")
  })

  it("carries the language's prefix except in English", () => {
    const metadata = buildMetadata(buildSite(), { ...page, locale: "de" })
    expect(metadata.alternates?.canonical).toBe("http://localhost:3000/de/shop/resin")
  })

  it("names the neighbours of a list's page", () => {
    const metadata = buildMetadata(buildSite(), {
      ...page,
      previousPath: "/shop/resin",
      nextPath: "/shop/resin/3",
    })
    expect(metadata.pagination).toEqual({
      previous: "http://localhost:3000/shop/resin",
      next: "http://localhost:3000/shop/resin/3",
    })
  })

  it("asks to leave unlisted pages out", () => {
    expect(buildMetadata(buildSite(), page).robots).toBeUndefined()
    expect(buildMetadata(buildSite(), { ...page, isUnlisted: true }).robots).toEqual({
      index: false,
      follow: true,
    })
  })

  it("shares the page's picture with its size and words", () => {
    const picture = {
      hash: "a".repeat(32),
      alt: "Bottles",
      placeholder: "#aabbcc",
      aspect: "4x3" as const,
    }
    expect(buildMetadata(buildSite(), { ...page, picture }).openGraph?.images).toEqual([
      {
        url: `http://localhost:3000/assets/i/${picture.hash}/4x3/1200.jpeg`,
        width: 1200,
        height: 900,
        alt: "Bottles",
      },
    ])
  })
})
