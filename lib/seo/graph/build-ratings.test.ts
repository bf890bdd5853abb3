import type { Review } from "#lib/catalogue/review.ts"
import { buildTestimonial } from "#tests/factories/graph-records.ts"
import { buildProductRatings, buildRatings } from "./build-ratings.ts"

const scale = { bestRating: 5, worstRating: 1 }
const dana = buildTestimonial()
const kim = buildTestimonial({ id: 2, name: "Kim", rating: 3.5, content: "<p>Good.</p>" })
const lee = buildTestimonial({ id: 3, name: "Lee", rating: null })
const part = (testimonials: (typeof dana)[], showsAverage: boolean) => ({
  kind: "reviews" as const,
  testimonials,
  showsAverage,
})

describe("customer reviews in structured data", () => {
  it("contain the ratings, and their average if the page shows it", () => {
    expect(buildRatings([part([dana, kim, lee], true)])).toEqual({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, ratingCount: 2, ...scale },
      review: [
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Dana" },
          reviewRating: { "@type": "Rating", ratingValue: 5, ...scale },
          reviewBody: "Came in two days. Thank you.",
        },
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Kim" },
          reviewRating: { "@type": "Rating", ratingValue: 3.5, ...scale },
          reviewBody: "Good.",
        },
      ],
    })
  })

  it("contain no average that the page does not show", () => {
    expect(buildRatings([part([dana, kim], false)])).not.toHaveProperty("aggregateRating")
  })

  it("contain no average of a single rating", () => {
    expect(buildRatings([part([dana, lee], true)])).not.toHaveProperty("aggregateRating")
  })

  it("contain each review once, and twelve reviews at most", () => {
    expect(buildRatings([part([dana], false), part([dana], false)]).review).toHaveLength(1)
    const many = Array.from({ length: 40 }, (_, at) => buildTestimonial({ id: at + 1 }))
    expect(buildRatings([part(many, true)])).toMatchObject({
      aggregateRating: { ratingCount: 40 },
      review: { length: 12 },
    })
  })

  it("are omitted without a rating", () => {
    expect(buildRatings([part([lee], true)])).toEqual({})
  })
})

const anns: Review = {
  id: 1,
  stars: 4,
  title: "Fits",
  content: "It fits <b>well</b>.",
  authorName: "Ann",
  fit: null,
  finish: null,
  images: [],
  language: "en",
  reply: "",
  isDemo: false,
  helpfulCount: 0,
  responses: [],
  submittedAt: "2026-11-20T02:00:00.000Z",
}
const rating = { average: 4.5, count: 12, distribution: [6, 6, 0, 0, 0], isDemo: false }

describe("reviews of a product in structured data", () => {
  it("contain the average of all, and the reviews that the page shows with an author", () => {
    const unnamed = { ...anns, id: 2, authorName: "" }
    expect(buildProductRatings({ rating, reviews: [anns, unnamed] })).toEqual({
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.5,
        reviewCount: 12,
        ...scale,
      },
      review: [
        {
          "@type": "Review",
          author: { "@type": "Person", name: "Ann" },
          datePublished: anns.submittedAt,
          reviewRating: { "@type": "Rating", ratingValue: 4, ...scale },
          name: "Fits",
          reviewBody: "It fits <b>well</b>.",
        },
      ],
    })
  })

  it("are omitted without a review, and for reviews of the demonstration shop", () => {
    const demo = { rating: { ...rating, isDemo: true }, reviews: [{ ...anns, isDemo: true }] }
    expect([buildProductRatings({ rating: null, reviews: [] }), buildProductRatings(demo)]).toEqual(
      [{}, {}],
    )
  })
})
