import { buildTestimonial } from "#tests/support/graph-records.ts"
import { getAverageRating } from "./average-rating.ts"

const rate = (...ratings: (number | null)[]) =>
  getAverageRating(ratings.map((rating) => buildTestimonial({ rating })))

describe("what ratings come to", () => {
  it("is their mean to one decimal, of those who have rated", () => {
    expect(rate(5, 4, null, 4)).toEqual({ rating: 4.3, count: 3 })
    expect(rate(5, 5)).toEqual({ rating: 5, count: 2 })
  })

  it("is nothing where fewer than two have rated", () => {
    expect(rate(5, null)).toBeNull()
    expect(rate()).toBeNull()
  })
})
