import { listDangling, listNodeIds } from "#tests/assertions/graph-references.ts"
import {
  buildArticleOf,
  buildImageUrl,
  buildPicture,
  buildProduct,
  buildShown,
  buildSku,
  buildTestimonial,
  novemberMs,
  shop,
} from "#tests/factories/graph-records.ts"
import { buildPageGraph } from "./build-page-graph.ts"
import type { GraphPage } from "./graph-part.ts"

const site = "http://localhost:3000"
const page: GraphPage = { kind: "WebPage", path: "/about", locale: "en", name: "About" }
const build = (part: Partial<GraphPage> = {}) =>
  buildPageGraph(shop, { ...page, ...part }, novemberMs)
const typesOf = (part: Partial<GraphPage>) => build(part)["@graph"].map((node) => node["@type"])
const findPage = (part: Partial<GraphPage>) =>
  build(part)["@graph"].find((node) => node["@id"]?.endsWith("#page"))

const shopSteps = [
  { name: "Shop", href: "/shop" },
  { name: "Resin", href: null },
]

describe("JSON-LD graph of a page", () => {
  it("contains the page, and organisation and website in their short form", () => {
    expect(build()).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          "@id": `${site}/#organisation`,
          name: "Curlew Print Co. Pty Ltd",
          url: `${site}/`,
          logo: `${site}/assets/i/${"e".repeat(32)}/1x1/300.webp`,
        },
        {
          "@type": "WebSite",
          "@id": `${site}/#website`,
          name: "Curlew Print Co.",
          url: `${site}/`,
          publisher: { "@id": `${site}/#organisation` },
        },
        {
          "@type": "WebPage",
          "@id": `${site}/about#page`,
          url: `${site}/about`,
          name: "About",
          inLanguage: "en-AU",
          isPartOf: { "@id": `${site}/#website` },
        },
      ],
    })
  })

  it("contains the full organisation on the home page, which has the shop's name", () => {
    const front = { path: "/", name: "Home", introducesShop: true }
    expect(typesOf(front)).toEqual(["Organization", "Store", "WebSite", "WebPage"])
    expect(findPage(front)).toMatchObject({
      name: "Curlew Print Co.",
      about: { "@id": `${site}/#organisation` },
    })
  })

  it("contains breadcrumbs and an ItemList for a category", () => {
    const entries = [{ name: "Urn", path: "/product/urn" }]
    const category: Partial<GraphPage> = {
      kind: "CollectionPage",
      path: "/shop/resin",
      trails: [shopSteps],
      main: [
        { kind: "list", name: "", entries: [] },
        { kind: "list", name: "", entries },
      ],
    }
    expect(typesOf(category).slice(2)).toEqual(["CollectionPage", "BreadcrumbList", "ItemList"])
    expect(findPage(category)).toMatchObject({
      breadcrumb: { "@id": `${site}/shop/resin#trail` },
      mainEntity: { "@id": `${site}/shop/resin#list` },
    })
  })

  it("contains image, shipping, return policy, video and event of a product", () => {
    const video = {
      name: "Once round",
      platform: "file",
      slug: "urn",
      src: "/v/7.mp4",
      slate: buildPicture("c"),
      uploadedAt: "2026-09-01T00:00:00Z",
      lengthSeconds: 4,
    }
    const event = { startsAt: "2027-08-27T08:00:00Z", place: "The shed" }
    const product: Partial<GraphPage> = {
      kind: "ItemPage",
      path: "/product/tough-resin",
      picture: buildPicture("a", "A bottle"),
      trails: [shopSteps, shopSteps],
      main: [{ kind: "product", ...buildShown({ video, event }) }],
    }
    expect(typesOf(product).slice(2)).toEqual([
      "ItemPage",
      "BreadcrumbList",
      "BreadcrumbList",
      "Product",
      "OfferShippingDetails",
      "MerchantReturnPolicy",
      "VideoObject",
      "Event",
    ])
    const id = `${site}/product/tough-resin`
    expect(findPage(product)).toMatchObject({
      primaryImageOfPage: {
        "@type": "ImageObject",
        contentUrl: buildImageUrl("a"),
        width: "1200",
        height: "900",
        caption: "A bottle",
      },
      breadcrumb: [{ "@id": `${id}#trail` }, { "@id": `${id}#trail-2` }],
      mainEntity: { "@id": `${id}#product` },
      mentions: [{ "@id": `${id}#product-video` }, { "@id": `${id}#product-event` }],
    })
  })

  it("contains only the page for a product without the required data", () => {
    const bare: Partial<GraphPage> = {
      kind: "ItemPage",
      main: [{ kind: "product", ...buildShown({ photos: [] }) }],
    }
    expect(typesOf(bare)).toEqual(["Organization", "WebSite", "ItemPage"])
    expect(findPage(bare)).not.toHaveProperty("mainEntity")
  })

  it("contains the BlogPosting of an article", () => {
    const article: Partial<GraphPage> = { main: [{ kind: "article", article: buildArticleOf() }] }
    expect(typesOf(article)).toContain("BlogPosting")
    expect(findPage(article)).toMatchObject({
      mainEntity: { "@id": `${site}/blog/curing-at-home#article` },
    })
  })

  it("has the type FAQPage for a page with an FAQ", () => {
    const faqs = [{ id: 1, question: "Do you post?", answer: "<p>Yes.</p>" }]
    expect(findPage({ others: [{ kind: "questions", faqs }] })).toMatchObject({
      "@type": "FAQPage",
      mainEntity: { "@type": "Question", name: "Do you post?" },
    })
    expect(findPage({ others: [{ kind: "questions", faqs: [] }] })).toMatchObject({
      "@type": "WebPage",
    })
  })

  it("adds reviews and the average rating to the organisation", () => {
    const testimonials = [buildTestimonial(), buildTestimonial({ id: 2, rating: 4 })]
    const reviews = { kind: "reviews" as const, testimonials, showsAverage: true }
    expect(build({ others: [reviews] })["@graph"][0]).toMatchObject({
      "@type": "Organization",
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      review: { length: 2 },
    })
  })

  it("contains a product that is shown twice once, and each of its lists", () => {
    const entries = [{ name: "Urn", path: "/product/urn" }]
    const shown = { kind: "product" as const, ...buildShown() }
    const list = { kind: "list" as const, name: "New", entries }
    const ids = listNodeIds(build({ others: [shown, list, shown, list] }))
    expect(ids.slice(3)).toEqual([
      `${site}/product/tough-resin#product`,
      `${site}/#delivery-1-2-to-3-days`,
      `${site}/#returns`,
      `${site}/about#list`,
      `${site}/about#list-2`,
    ])
  })

  it("has a language prefix in the id of the page, but not in those of the shop", () => {
    const ids = listNodeIds(build({ locale: "de" }))
    expect(ids).toEqual([`${site}/#organisation`, `${site}/#website`, `${site}/de/about#page`])
  })
})

describe("adversarial texts in JSON-LD", () => {
  const rtl = "مصباح ليلي"
  const adversarialText = `</script><script>alert(1)</script> 😀👨‍👩‍👧 ${rtl} \u0000\u2028 ${"long ".repeat(2_000)}`

  it.each([
    [
      "a product's",
      {
        main: [
          {
            kind: "product",
            ...buildShown({
              name: adversarialText,
              blurb: adversarialText,
              brand: adversarialText,
            }),
          },
        ],
      },
    ],
    ["a variant's", { main: [{ kind: "product", ...buildShown(buildAdversarialVariants()) }] }],
    [
      "an article's",
      {
        path: "/blog/curing-at-home",
        main: [
          {
            kind: "article",
            article: buildArticleOf({ name: adversarialText, author: adversarialText }),
          },
        ],
      },
    ],
    [
      "a customer's",
      {
        others: [
          {
            kind: "reviews",
            testimonials: [buildTestimonial({ name: adversarialText, content: adversarialText })],
            showsAverage: true,
          },
        ],
      },
    ],
    [
      "a question's",
      {
        others: [
          {
            kind: "questions",
            faqs: [{ id: 1, question: adversarialText, answer: adversarialText }],
          },
        ],
      },
    ],
    [
      "a list's",
      {
        others: [
          {
            kind: "list",
            name: adversarialText,
            entries: [{ name: adversarialText, path: "/product/a" }],
          },
        ],
      },
    ],
    [
      "a page's",
      {
        name: adversarialText,
        trails: [
          [
            { name: adversarialText, href: "/shop" },
            { name: adversarialText, href: null },
          ],
        ],
      },
    ],
  ] satisfies [string, Partial<GraphPage>][])(
    "truncates %s text at whole characters and leaves no dangling reference",
    (_whose, part) => {
      const graph = build(part)
      const text = JSON.stringify(graph)
      expect(text.length).toBeLessThan(9_000)
      expect(text).not.toMatch(/\\ud[89a-f]|\\u0000/i)
      expect(listDangling(graph)).toEqual([])
    },
  )

  it("omits the properties of empty texts", () => {
    const blank = buildProduct({
      name: "x",
      blurb: " ",
      content: "<p></p>",
      skus: [buildSku({ code: " " })],
    })
    const graph = build({
      picture: buildPicture("a", " "),
      main: [{ kind: "product", product: blank, delivery: [], isSelling: true }],
    })
    expect(JSON.stringify(graph)).not.toMatch(/:(?:""|null|\[\]|\{\})/)
  })

  function buildAdversarialVariants() {
    const options = [`${adversarialText} a`, `${adversarialText} b`]
    const skus = options.map((option, at) =>
      buildSku({ id: at + 1, options: { [adversarialText]: option } }),
    )
    return { variations: [{ name: adversarialText, options }], skus }
  }
})
