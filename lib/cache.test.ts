import { describe, expect, it } from "@jest/globals"
import { buildLanguageTag, getExpiresAt, listTagsOf, parseChangeEventTag, tags } from "./cache.ts"
import { changeKinds } from "./contract/webhook.ts"

describe("the cache tags that a change invalidates", () => {
  it("invalidates the changed record, and the lists and searches that show it", () => {
    const list = changeKinds.map((kind) => {
      return { kind, tags: listTagsOf({ kind, slug: "7" }) }
    })
    expect(list).toEqual([
      { kind: "site", tags: [tags.site] },
      { kind: "page", tags: [tags.page("7"), tags.search] },
      { kind: "group", tags: [tags.group("7"), tags.search] },
      { kind: "product", tags: [tags.product("7"), tags.search] },
      { kind: "new-products", tags: [tags.newProducts] },
      { kind: "article", tags: [tags.article("7"), tags.articles, tags.search] },
      { kind: "gallery", tags: [tags.gallery(7)] },
      { kind: "link", tags: [tags.link("7")] },
      { kind: "gallery-group", tags: [tags.galleryGroup("7")] },
      { kind: "faq", tags: [tags.faqs("7"), tags.search] },
      { kind: "testimonial", tags: [tags.testimonials("7")] },
      { kind: "person", tags: [tags.people("7")] },
      { kind: "form", tags: [tags.form("7")] },
      { kind: "search", tags: [tags.search] },
    ])
  })

  it("invalidates only the pages in the language in which texts changed", () => {
    expect(listTagsOf({ kind: "product", slug: "7", language: "de" })).toEqual([
      "product:7@de",
      "search@de",
    ])
    expect(buildLanguageTag("product:7", "en")).toBe("product:7")
  })

  it("tags a list without a group like the list of all records", () => {
    const all = [tags.faqs(null), tags.testimonials(null), tags.people(null)]
    expect(all).toEqual([tags.faqs("all"), tags.testimonials("all"), tags.people("all")])
  })
})

describe("a cache tag that names no source", () => {
  it("returns the earliest expiry among the tags of a page", () => {
    expect(getExpiresAt([tags.until(2_000), tags.site, tags.until(1_000)])).toBe(1_000)
    expect(getExpiresAt([tags.site, "until:soon"])).toBeNull()
  })

  it("returns the change event that invalidated a page", () => {
    expect(parseChangeEventTag(tags.changeEvent("a-1"))).toBe("a-1")
    expect(parseChangeEventTag(tags.product("change-event:a-1"))).toBeNull()
  })
})
