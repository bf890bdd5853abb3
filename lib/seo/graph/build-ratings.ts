import type { AggregateRatingLeaf, ReviewLeaf } from "schema-dts"
import { getAverageRating, type Testimonial } from "#lib/content/testimonial.ts"
import type { GraphPart } from "./graph-part.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"
import { getVisibleText } from "./visible-text.ts"

/** Customer reviews of the business, and their average rating if the page shows it. */
export type Ratings = {
  aggregateRating?: AggregateRatingLeaf
  review?: readonly ReviewLeaf[]
}

/** Maximum number of reviews with text: a page may show a hundred testimonials. */
const maxReviews = 12
const scale = { bestRating: 5, worstRating: 1 } as const

type ReviewsPart = Extract<GraphPart, { kind: "reviews" }>

/** Builds reviews and average rating from a page's testimonials; empty without a rating. */
export function buildRatings(parts: readonly ReviewsPart[]): Ratings {
  const rated = new Map(
    parts.flatMap(({ testimonials }) => testimonials).map((each) => [each.id, each] as const),
  )
  const review = [...rated.values()].flatMap(buildReview).slice(0, maxReviews)
  const averaged = parts.find(({ showsAverage }) => showsAverage)
  const average = averaged ? getAverageRating(averaged.testimonials) : null
  return {
    ...(average && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: average.rating,
        ratingCount: average.count,
        ...scale,
      },
    }),
    ...(review.length > 0 && { review }),
  }
}

function buildReview({ name, content, rating }: Testimonial): ReviewLeaf[] {
  const author = truncateText(name, maxLengths.person)
  if (rating === null || author === "") return []
  const reviewBody = truncateText(getVisibleText(content), maxLengths.body)
  return [
    {
      "@type": "Review",
      author: { "@type": "Person", name: author },
      reviewRating: { "@type": "Rating", ratingValue: rating, ...scale },
      ...(reviewBody !== "" && { reviewBody }),
    },
  ]
}
