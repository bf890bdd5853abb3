import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Rating, Review } from "#lib/catalogue/review.ts"
import {
  type ReviewSort,
  reviewsPerPage,
  type WireRating,
  type WireReview,
} from "#lib/contract/review.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { parsePicture } from "./picture.ts"
import { fetchRest } from "./transport.ts"

/** Returns one page of a product's published reviews in an order, and the number of all. */
export const listReviews = cache(
  async (
    slug: string,
    page: number,
    sort: ReviewSort,
  ): Promise<{ reviews: Review[]; count: number }> => {
    await registerCacheTags([tags.product(slug)], lifetimes.product)
    const { data, count } = await fetchRest("listReviews", {
      query: { product: slug, page, sort, page_size: reviewsPerPage },
    })
    return { reviews: data.map(parseReview), count }
  },
)

/** Parses a review. */
export function parseReview(wire: WireReview): Review {
  return {
    id: wire.id,
    stars: wire.stars,
    title: wire.title,
    content: wire.content,
    authorName: wire.author_name,
    fit: wire.fit,
    finish: wire.finish,
    responses: wire.responses,
    images: wire.images.map((image) => parsePicture(image)),
    language: wire.language,
    reply: wire.reply,
    isDemo: wire.is_demo,
    helpfulCount: wire.helpful_count,
    submittedAt: wire.submitted_at,
  }
}

/** Parses the rating of a product. */
export function parseRating({ average, count, distribution, is_demo }: WireRating): Rating {
  return { average, count, distribution, isDemo: is_demo }
}
