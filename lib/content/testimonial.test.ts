import { buildTestimonial } from "#tests/factories/graph-records.ts"
import { getAverageRating } from "./testimonial.ts"

const rate = (...ratings: (number | null)[]) =>
  getAverageRating(ratings.map((rating) => buildTestimonial({ rating })))

describe("the average rating", () => {
  it("rounds the mean of the given ratings to one decimal", () => {
    expect(rate(5, 4, null, 4)).toEqual({ rating: 4.3, count: 3 })
    expect(rate(5, 5)).toEqual({ rating: 5, count: 2 })
  })

  it("returns null for fewer than two ratings", () => {
    expect(rate(5, null)).toBeNull()
    expect(rate()).toBeNull()
  })
})
