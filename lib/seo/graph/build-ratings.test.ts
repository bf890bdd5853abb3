import { buildTestimonial } from "#tests/support/graph-records.ts"
import { buildRatings } from "./build-ratings.ts"

const scale = { bestRating: 5, worstRating: 1 }
const dana = buildTestimonial()
const kim = buildTestimonial({ id: 2, name: "Kim", rating: 3.5, content: "<p>Good.</p>" })
const lee = buildTestimonial({ id: 3, name: "Lee", rating: null })
const part = (testimonials: (typeof dana)[], showsAverage: boolean) => ({
  kind: "reviews" as const,
  testimonials,
  showsAverage,
})

describe("what customers have said of the business", () => {
  it("is told with their ratings, and with what these come to where the page says it", () => {
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

  it("has no average that the page does not show", () => {
    expect(buildRatings([part([dana, kim], false)])).not.toHaveProperty("aggregateRating")
  })

  it("has no average of one", () => {
    expect(buildRatings([part([dana, lee], true)])).not.toHaveProperty("aggregateRating")
  })

  it("is told once, however often the page shows it, and never more than twelve times", () => {
    expect(buildRatings([part([dana], false), part([dana], false)]).review).toHaveLength(1)
    const many = Array.from({ length: 40 }, (_, at) => buildTestimonial({ id: at + 1 }))
    expect(buildRatings([part(many, true)])).toMatchObject({
      aggregateRating: { ratingCount: 40 },
      review: { length: 12 },
    })
  })

  it("is nothing where nobody has rated", () => {
    expect(buildRatings([part([lee], true)])).toEqual({})
  })
})
