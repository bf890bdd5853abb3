import { buildArticleOf, buildImageUrl, buildPicture } from "#tests/factories/graph-records.ts"
import {
  buildBreadcrumbs,
  buildQuestions,
  buildShortWebsite,
  buildWebsite,
} from "./build-page-graph.ts"
import { buildArticle, buildItemList, buildReturnPolicy, buildVideo } from "./build-part-nodes.ts"

const site = "http://localhost:3000"

describe("WebSite in structured data", () => {
  const short = {
    "@type": "WebSite",
    "@id": `${site}/#website`,
    name: "Curlew",
    url: `${site}/`,
    publisher: { "@id": `${site}/#organisation` },
  }

  it("has a SearchAction in its full form only", () => {
    expect(buildShortWebsite({ name: "Curlew" })).toEqual(short)
    expect(buildWebsite({ name: "Curlew" }, "en")).toEqual({
      ...short,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${site}/search/{search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    })
  })
})

describe("BreadcrumbList", () => {
  const shop = { name: "Shop", href: "/shop" }

  it("has the URL of each step except the last, which is the page itself", () => {
    const steps = [shop, { name: "Resin", href: null }]
    const url = `${site}/shop/resin`
    expect(buildBreadcrumbs(steps, { url, locale: "en", at: 1 })).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${url}#trail-2`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Shop", item: `${site}/shop` },
        { "@type": "ListItem", position: 2, name: "Resin" },
      ],
    })
  })

  it("is null for a single step", () => {
    expect(buildBreadcrumbs([shop], { url: site, locale: "en", at: 0 })).toBeNull()
  })
})

it("builds an ItemList with the URLs of its pages, in display order and language", () => {
  const entries = [
    { name: "Urn", path: "/product/urn" },
    { name: "Egg", path: "/product/egg" },
  ]
  expect(buildItemList({ id: "#list", name: "New", entries, locale: "de" })).toEqual({
    "@type": "ItemList",
    "@id": "#list",
    name: "New",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Urn", url: `${site}/de/product/urn` },
      { "@type": "ListItem", position: 2, name: "Egg", url: `${site}/de/product/egg` },
    ],
  })
})

describe("BlogPosting", () => {
  const url = `${site}/blog/curing-at-home`

  it("has its author, dates and image, and the organisation as publisher", () => {
    expect(buildArticle(buildArticleOf(), "en")).toEqual({
      "@type": "BlogPosting",
      "@id": `${url}#article`,
      headline: "Curing at home",
      description: "Light, water, time.",
      image: buildImageUrl("d"),
      datePublished: "2026-10-02T22:00:00Z",
      dateModified: "2026-10-05T01:00:00Z",
      author: { "@type": "Person", name: "Marnie" },
      publisher: { "@id": `${site}/#organisation` },
      mainEntityOfPage: { "@id": `${url}#page` },
    })
  })

  it("has the organisation as author where none is named", () => {
    const built = buildArticle(buildArticleOf({ author: "", picture: null, blurb: "" }), "en")
    expect(built).toMatchObject({ author: { "@id": `${site}/#organisation` } })
    expect(built).not.toHaveProperty("image")
    expect(built).not.toHaveProperty("description")
  })

  it("has its headline truncated at 110 characters, between words", () => {
    const { headline } = buildArticle(buildArticleOf({ name: "Curing at home ".repeat(30) }), "en")
    expect(String(headline).length).toBeLessThanOrEqual(110)
    expect(headline).toMatch(/^(?:Curing at home )+.*(?:Curing|at|home)…$/)
  })
})

describe("FAQ questions in structured data", () => {
  it("have their replies as plain text, each once", () => {
    const faq = {
      id: 4,
      question: "Do you post\nresin?",
      answer: "<p>Yes,</p><p>by <b>road</b>.</p>",
    }
    expect(buildQuestions([faq, faq])).toEqual([
      {
        "@type": "Question",
        name: "Do you post resin?",
        acceptedAnswer: { "@type": "Answer", text: "Yes, by road." },
      },
    ])
  })

  it("are omitted where question or reply has no text", () => {
    const empty = { id: 1, question: "Why?", answer: "<p><img src='/a.png' alt='x'></p>" }
    expect(buildQuestions([empty, { id: 2, question: " ", answer: "<p>So.</p>" }])).toEqual([])
  })
})

describe("VideoObject", () => {
  const video = {
    name: "Once round",
    platform: "file",
    slug: "urn",
    src: "/v/7.mp4",
    slate: buildPicture("c"),
    uploadedAt: "2026-09-01T00:00:00Z",
    lengthSeconds: 4,
  }

  it("has its thumbnail, upload date, file and duration", () => {
    expect(buildVideo({ id: "#video", video, description: "A small urn." })).toEqual({
      "@type": "VideoObject",
      "@id": "#video",
      name: "Once round",
      description: "A small urn.",
      thumbnailUrl: buildImageUrl("c"),
      uploadDate: "2026-09-01T00:00:00Z",
      contentUrl: `${site}/v/7.mp4`,
      duration: "PT4S",
    })
  })

  it.each([
    ["is only linked to", { src: null }],
    ["has no still", { slate: null }],
    ["has no name", { name: " " }],
  ])("is null for a video that %s", (_what, part) => {
    expect(buildVideo({ id: "#video", video: { ...video, ...part }, description: "" })).toBeNull()
  })
})

it("builds a return policy that permits no returns and links to its page", () => {
  expect(buildReturnPolicy("en")).toEqual({
    "@type": "MerchantReturnPolicy",
    "@id": `${site}/#returns`,
    applicableCountry: "AU",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    merchantReturnLink: `${site}/shipping-and-returns`,
  })
})
