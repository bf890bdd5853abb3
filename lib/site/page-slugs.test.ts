import type { Page } from "#lib/content/page.ts"
import { isPageSlug, listPrerenderedSlugs } from "./page-slugs.ts"

function siteWith(...slugs: string[]) {
  const page = { id: 1, name: "", title: "", metaDescription: "", content: "", rows: [] }
  const entry = (slug: string): [string, Page] => [slug, { ...page, slug, updatedAt: "" }]
  return { pages: new Map(slugs.map(entry)) }
}

describe("prerendered pages", () => {
  it("lists the content pages without a route of their own", () => {
    const site = siteWith("home", "about", "blog", "contact", "privacy-policy", "shop", "cms")
    expect(listPrerenderedSlugs(site)).toEqual(["about", "privacy-policy"])
  })

  it("lists at most a hundred pages", () => {
    const site = siteWith(...Array.from({ length: 300 }, (_, at) => `page-${at}`))
    expect(listPrerenderedSlugs(site)).toHaveLength(100)
  })
})

describe("a slug", () => {
  it.each([
    ["about", true],
    ["search", true],
    ["nothing", false],
    ["cms", false],
  ])("identifies %s as a page: %s", (slug, isPage) => {
    expect(isPageSlug(siteWith("about", "cms"), slug)).toBe(isPage)
  })
})
