import { listRichFindings, nowMs } from "#tests/factories/rich-remarks.ts"
import { product } from "#tests/factories/rich-result-product.ts"
import { buildReport, renderPageHtml, siteUrl } from "#tests/support/audited-site.ts"
import { validatePageRichResults, validateRichResults } from "./validate-rich-results.ts"

describe("rich results of a page", () => {
  const shop = { "@type": "OnlineStore", name: "Curlew" }
  const renderJsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`

  it.each([
    ["/", true],
    ["/de", true],
    ["/xx", false],
    ["/de/shop", false],
    ["/shop", false],
  ])("include data about the whole shop on the home page of a language: %s, %s", (path, isHome) => {
    const html = renderPageHtml({ head: renderJsonLd(JSON.stringify(shop)) })
    const [result] = validatePageRichResults(buildReport(html, { url: siteUrl + path }), nowMs)
    expect(result?.findings.some(({ property }) => property === "address")).toBe(isHome)
  })

  it("omit blocks that cannot be parsed", () => {
    const head = renderJsonLd("{") + renderJsonLd(JSON.stringify(shop))
    const report = buildReport(renderPageHtml({ head }))
    expect(validatePageRichResults(report, nowMs).map(({ id }) => id)).toEqual(["organisation"])
  })
})

describe("unexpected structured data", () => {
  it.each([
    null,
    "text",
    5,
    [],
    {},
    [[[[]]]],
    { "@graph": null },
    { "@type": "Product", offers: [null, "free", 3, { "@id": "#gone" }] },
    { "@type": ["Product", 5, null], name: { "@value": "Cup" } },
    { "@type": "BreadcrumbList", itemListElement: ["a", null, { position: "x" }] },
    { "@type": "AggregateRating", ratingValue: null, bestRating: {} },
    { "@type": "Article", headline: ["</script>", "🌙", "مصباح"] },
  ])("is validated without an exception: %j", (data) => {
    expect(Array.isArray(validateRichResults([data], { isHome: true, nowMs }))).toBe(true)
  })

  it("terminates if nodes reference each other", () => {
    const graph = [
      {
        "@id": "#a",
        "@type": "Product",
        name: "A",
        isVariantOf: { "@id": "#b" },
        offers: { "@id": "#a" },
      },
      { "@id": "#b", "@type": "ProductGroup", name: "B", hasVariant: { "@id": "#a" } },
    ]
    expect(
      validateRichResults([{ "@graph": graph }], { isHome: false, nowMs }).length,
    ).toBeGreaterThan(0)
  })

  it("terminates however deep or long the data is", () => {
    let deep: object = { "@type": "Product" }
    for (let depth = 0; depth < 5_000; depth++) deep = { about: deep }
    const many = Array.from({ length: 20_000 }, () => product)
    expect(validateRichResults([deep, many], { isHome: false, nowMs })[0]?.count).toBeLessThan(
      5_001,
    )
  })

  it("accepts types with and without the URL of schema.org", () => {
    expect(
      listRichFindings({ ...product, "@type": "https://schema.org/Product" }, "merchantListing"),
    ).toEqual([])
    expect(listRichFindings({ ...product, "@type": "schema:Product" }, "merchantListing")).toEqual(
      [],
    )
  })
})
