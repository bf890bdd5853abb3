import { listRichFindings, listRichIssues } from "#tests/factories/rich-remarks.ts"
import { product } from "#tests/factories/rich-result-product.ts"

describe("rich results of reviews", () => {
  const review = {
    "@type": "Review",
    author: { "@type": "Person", name: "Robin" },
    reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5 },
    datePublished: "2026-05-01",
    itemReviewed: { "@type": "Event", name: "Workshop tour" },
  }
  const rating = {
    "@type": "AggregateRating",
    ratingValue: "4.8",
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
    itemReviewed: { "@type": "Event", name: "Tour" },
  }

  it("has no findings for a complete review or rating", () => {
    expect(listRichFindings(review, "reviewSnippet")).toEqual([])
    expect(listRichFindings(rating, "reviewSnippet")).toEqual([])
  })

  it("requires an author, a rating and the reviewed item", () => {
    expect(listRichIssues({ "@type": "Review" }, "reviewSnippet")).toEqual([
      "error missing itemReviewed",
      "error missing itemReviewed.name",
      "error missing author",
      "error missing reviewRating.ratingValue",
    ])
    expect(listRichIssues({ ...rating, reviewCount: undefined }, "reviewSnippet")).toEqual([
      "error missing ratingCount / reviewCount",
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
  ])("checks a rating of %j against the scale: valid is %s", (ratingValue, isInside) => {
    const issues = listRichIssues({ ...rating, ratingValue }, "reviewSnippet")
    expect(issues).toEqual(isInside ? [] : ["error ratingRange ratingValue"])
  })

  it("checks a rating against the scale that it declares", () => {
    const ten = { ...rating, ratingValue: 8, bestRating: 10 }
    expect(listRichIssues(ten, "reviewSnippet")).toEqual([])
  })

  it("reports that reviews of the shop itself get no stars", () => {
    const own = { ...review, itemReviewed: { "@type": "Store", name: "Curlew" } }
    expect(listRichFindings(own, "reviewSnippet")).toEqual(["hint ownReviews itemReviewed"])
    const nested = { "@type": "OnlineStore", name: "Curlew", review: [review] }
    expect(listRichFindings(nested, "reviewSnippet")).toEqual(["hint ownReviews itemReviewed"])
  })

  it("checks reviews of a product together with the product", () => {
    const lacking = { ...product, review: { "@type": "Review", author: "" } }
    expect(listRichIssues(lacking, "productSnippet")).toEqual([
      "error missing review.author",
      "error missing review.reviewRating.ratingValue",
    ])
    expect(listRichFindings(lacking, "reviewSnippet")).toBeNull()
  })

  it("rejects the name of an author that is too long", () => {
    const author = { "@type": "Person", name: "R".repeat(100) }
    expect(listRichIssues({ ...review, author }, "reviewSnippet")).toEqual([
      "error longAuthor author.name",
    ])
  })
})
