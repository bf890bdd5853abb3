import type { AggregateRatingLeaf, ReviewLeaf } from "schema-dts"
import type { Product } from "#lib/catalogue/product.ts"
import type { Review } from "#lib/catalogue/review.ts"
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

/**
 * Builds the published reviews of a product that its page shows, and their average. Empty without
 * one, and for reviews of the demonstration shop, which no customer wrote.
 */
export function buildProductRatings({
  rating,
  reviews,
}: Pick<Product, "rating" | "reviews">): Ratings {
  if (rating === null || rating.isDemo) return {}
  const review = reviews.flatMap(buildProductReview)
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...scale,
    },
    ...(review.length > 0 && { review }),
  }
}

/** Search engines require the name of an author. */
function buildProductReview(review: Review): ReviewLeaf[] {
  const author = truncateText(review.authorName, maxLengths.person)
  if (author === "") return []
  return [
    {
      "@type": "Review",
      author: { "@type": "Person", name: author },
      datePublished: review.submittedAt,
      reviewRating: { "@type": "Rating", ratingValue: review.stars, ...scale },
      ...(review.title !== "" && { name: truncateText(review.title, maxLengths.name) }),
      reviewBody: truncateText(review.content, maxLengths.body),
    },
  ]
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
