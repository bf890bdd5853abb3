import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A customer's testimonial. `content` is sanitised HTML; `rating` is 1 to 5, null where none. */
export type Testimonial = Translated & {
  id: number
  name: string
  title: string
  content: string
  picture: Picture | null
  rating: number | null
}

/** Mean of several ratings, to one decimal, and their count. */
export type AverageRating = { rating: number; count: number }

/** Returns the average rating of these testimonials; null where fewer than two have a rating. */
export function getAverageRating(testimonials: readonly Testimonial[]): AverageRating | null {
  const ratings = testimonials.flatMap(({ rating }) => rating ?? [])
  if (ratings.length < 2) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { rating: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}
