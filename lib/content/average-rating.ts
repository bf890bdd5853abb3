import type { Testimonial } from "./testimonial.ts"

/** What several ratings come to: their mean, to one decimal, and how many they are. */
export type AverageRating = { rating: number; count: number }

/** What these customers' ratings come to; null where fewer than two of them have rated. */
export function getAverageRating(testimonials: readonly Testimonial[]): AverageRating | null {
  const ratings = testimonials.flatMap(({ rating }) => rating ?? [])
  if (ratings.length < 2) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { rating: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}
