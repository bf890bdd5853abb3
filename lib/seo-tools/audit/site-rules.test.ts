import { describe, expect, it } from "@jest/globals"
import { findInSite, siteUrl } from "#tests/support/audited-site.ts"

const gone = { isListed: false, isFound: true, status: 404 }
const moved = { isListed: false, isFound: true, chain: ["/new"], isMoved: true }

describe("whole site", () => {
  it("has no findings if every page responds at its URL", () => {
    expect(findInSite([{ path: "/a" }, { path: "/b" }])).toEqual([])
  })
})

describe("pages in the sitemap", () => {
  it("reports a listed page that does not respond", () => {
    expect(findInSite([{ path: "/a", status: 503 }])).toContainEqual({
      code: "page_unavailable",
      path: "/a",
      subject: "503",
    })
    expect(findInSite([{ path: "/a", status: 0, problem: "timeout" }])).toContainEqual({
      code: "page_unavailable",
      path: "/a",
      subject: "timeout",
    })
  })

  it("reports a listed page that redirects", () => {
    const page = { path: "/a", chain: ["/b"], isMoved: true }
    expect(findInSite([page])).toContainEqual({ code: "address_moved", path: "/a", subject: "/b" })
  })

  it("reports a listed page with noindex", () => {
    expect(findInSite([{ path: "/a", isNoindex: true }])).toEqual([
      { code: "noindex_listed", path: "/a", subject: "" },
    ])
  })

  it("reports an indexable page missing from the sitemap", () => {
    const found = { path: "/a", isListed: false, isFound: true }
    expect(findInSite([found])).toEqual([{ code: "unlisted", path: "/a", subject: "" }])
  })

  it("accepts unlisted further pages of lists, and unlisted pages with another canonical URL", () => {
    const further = { path: "/shop/2", isListed: false }
    const variant = { path: "/a?x=1", isListed: false, isFound: true, canonical: `${siteUrl}/a` }
    const codes = findInSite([{ path: "/a" }, further, variant]).map(({ code }) => code)
    expect(codes).not.toContain("unlisted")
  })

  it("reports a listed page without inbound links", () => {
    const front = { path: "/", links: ["/a"] }
    const alone = { path: "/b", links: ["/b"] }
    const found = findInSite([front, { path: "/a" }, { ...alone, links: [] }])
    expect(found).toEqual([{ code: "orphan", path: "/b", subject: "" }])
  })

  it("accepts the home page of each language without inbound links", () => {
    const german = { path: "/de", links: ["/de/a"] }
    expect(findInSite([{ path: "/", links: [] }, german, { path: "/de/a" }])).toEqual([])
  })
})

describe("links of a page", () => {
  it("reports a link to a missing page", () => {
    expect(
      findInSite([
        { path: "/a", links: ["/gone"] },
        { path: "/gone", ...gone },
      ]),
    ).toEqual([{ code: "link_broken", path: "/a", subject: "/gone" }])
  })

  it("reports a link to a permanently redirected page", () => {
    expect(
      findInSite([
        { path: "/a", links: ["/old"] },
        { path: "/old", ...moved },
      ]),
    ).toEqual([{ code: "link_moved", path: "/a", subject: "/old" }])
  })

  it("accepts a link that redirects temporarily, such as to the login", () => {
    const account = { path: "/my-account", ...moved, isMoved: false, chain: ["/login"] }
    expect(findInSite([{ path: "/a", links: ["/my-account"] }, account])).toEqual([])
  })

  it("reports a link with more than one redirect", () => {
    const chained = { path: "/old", ...moved, chain: ["/older", "/new"] }
    expect(findInSite([{ path: "/a", links: ["/old"] }, chained])).toEqual([
      { code: "redirect_chain", path: "/a", subject: "/old" },
    ])
  })

  it("reports a link into a redirect loop", () => {
    const chain = Array.from({ length: 10 }, () => "/old")
    const circle = { path: "/old", ...moved, status: 301, chain }
    expect(findInSite([{ path: "/a", links: ["/old"] }, circle])).toEqual([
      { code: "redirect_endless", path: "/a", subject: "/old" },
    ])
  })

  it("ignores links that were not requested because of the maximum", () => {
    expect(findInSite([{ path: "/a", links: ["/unknown"] }])).toEqual([])
  })
})

describe("canonical URL", () => {
  const findFor = (canonical: string | null, ...others: Parameters<typeof findInSite>[0]) =>
    findInSite([{ path: "/a", canonical }, ...others]).filter(({ path }) => path === "/a")

  it("reports a page without a canonical URL", () => {
    expect(findFor(null)).toEqual([{ code: "canonical_missing", path: "/a", subject: "" }])
  })

  it.each([
    ["canonical_host", "https://other.example/a"],
    ["canonical_host", "not an address"],
    ["canonical_host", "javascript:alert(1)"],
    ["canonical_scheme", "http://curlew.example/a"],
  ])("reports a canonical URL outside this shop: %s", (code, canonical) => {
    expect(findFor(canonical)).toEqual([{ code, path: "/a", subject: canonical }])
  })

  it("reports a canonical URL of another page", () => {
    const subject = `${siteUrl}/b`
    expect(findFor(subject, { path: "/b" })).toEqual([
      { code: "canonical_elsewhere", path: "/a", subject },
    ])
  })

  it.each([
    ["canonical_broken", gone],
    ["canonical_moved", moved],
    ["canonical_noindex", { isListed: false, isFound: true, isNoindex: true }],
  ])("reports a canonical URL that is not indexable: %s", (code, other) => {
    const subject = `${siteUrl}/b`
    expect(findFor(subject, { path: "/b", ...other })).toEqual([{ code, path: "/a", subject }])
  })
})

describe("titles and descriptions", () => {
  it("reports duplicates, ignoring case", () => {
    const found = findInSite([
      { path: "/a", title: "Vase", description: "One." },
      { path: "/b", title: "VASE", description: "One." },
      { path: "/c", title: "Bowl", description: "" },
      { path: "/d", title: "Cup", description: "" },
    ])
    expect(found).toEqual([
      { code: "title_duplicate", path: "/a", subject: "Vase" },
      { code: "title_duplicate", path: "/b", subject: "Vase" },
      { code: "description_duplicate", path: "/a", subject: "One." },
      { code: "description_duplicate", path: "/b", subject: "One." },
    ])
  })

  it("ignores duplicates on pages that are not indexable or have another canonical URL", () => {
    const variant = { path: "/a?x=1", isListed: false, isFound: true, canonical: `${siteUrl}/a` }
    const codes = findInSite([
      { path: "/a", title: "Vase" },
      { ...variant, title: "Vase" },
      { path: "/b", title: "Vase", isListed: false, isNoindex: true },
    ]).map(({ code }) => code)
    expect(codes).not.toContain("title_duplicate")
  })
})

describe("hreflang alternates", () => {
  const naming = (...paths: string[]) =>
    paths.map((path) => ({ lang: "xx", href: `${siteUrl}${path}` }))

  it("reports an alternate without a return link", () => {
    const hreflang = naming("/a", "/de/a")
    const both = [
      { path: "/a", hreflang },
      { path: "/de/a", hreflang },
    ]
    expect(findInSite(both)).toEqual([])
    expect(findInSite([both[0] ?? { path: "" }, { path: "/de/a" }])).toEqual([
      { code: "hreflang_not_returned", path: "/a", subject: "/de/a" },
    ])
  })

  it("reports an alternate that is not indexable", () => {
    expect(
      findInSite([
        { path: "/a", hreflang: naming("/a", "/de/a") },
        { path: "/de/a", ...gone },
      ]),
    ).toEqual([{ code: "hreflang_broken", path: "/a", subject: "/de/a" }])
  })
})
