import { product } from "#tests/support/rich-goods.ts"
import { listRichFaults, listRichRemarks } from "#tests/support/rich-remarks.ts"

describe("reviews", () => {
  const review = {
    "@type": "Review",
    author: { "@type": "Person", name: "Robin" },
    reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5 },
    datePublished: "2026-05-01",
    itemReviewed: { "@type": "Event", name: "Workshop tour" },
  }
  const rating = {
    ...{ "@type": "AggregateRating", ratingValue: "4.8", reviewCount: 12 },
    ...{ bestRating: 5, worstRating: 1, itemReviewed: { "@type": "Event", name: "Tour" } },
  }

  it("that have everything are shown", () => {
    expect(listRichRemarks(review, "reviewSnippet")).toEqual([])
    expect(listRichRemarks(rating, "reviewSnippet")).toEqual([])
  })

  it("need an author, a rating and what was reviewed", () => {
    expect(listRichFaults({ "@type": "Review" }, "reviewSnippet")).toEqual([
      "fault missing itemReviewed",
      "fault missing itemReviewed.name",
      "fault missing author",
      "fault missing reviewRating.ratingValue",
    ])
    expect(listRichFaults({ ...rating, reviewCount: undefined }, "reviewSnippet")).toEqual([
      "fault missing ratingCount / reviewCount",
    ])
  })

  it.each([
    [6, false],
    [0.5, false],
    ["good", false],
    ["4,5", true],
    ["90%", true],
    ["4/5", true],
    [5, true],
  ])("with a rating of %j are inside the scale: %s", (ratingValue, isInside) => {
    const faults = listRichFaults({ ...rating, ratingValue }, "reviewSnippet")
    expect(faults).toEqual(isInside ? [] : ["fault ratingRange ratingValue"])
  })

  it("of a scale of their own are held against that", () => {
    const ten = { ...rating, ratingValue: 8, bestRating: 10 }
    expect(listRichFaults(ten, "reviewSnippet")).toEqual([])
  })

  it("of the shop itself get no stars", () => {
    const own = { ...review, itemReviewed: { "@type": "Store", name: "Curlew" } }
    expect(listRichRemarks(own, "reviewSnippet")).toEqual(["hint ownReviews itemReviewed"])
    const nested = { "@type": "OnlineStore", name: "Curlew", review: [review] }
    expect(listRichRemarks(nested, "reviewSnippet")).toEqual(["hint ownReviews itemReviewed"])
  })

  it("of a product are checked with it", () => {
    const lacking = { ...product, review: { "@type": "Review", author: "" } }
    expect(listRichFaults(lacking, "productSnippet")).toEqual([
      "fault missing review.author",
      "fault missing review.reviewRating.ratingValue",
    ])
    expect(listRichRemarks(lacking, "reviewSnippet")).toBeNull()
  })

  it("by an author whose name is a whole text are not shown", () => {
    const author = { "@type": "Person", name: "R".repeat(100) }
    expect(listRichFaults({ ...review, author }, "reviewSnippet")).toEqual([
      "fault longAuthor author.name",
    ])
  })
})
