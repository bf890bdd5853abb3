import { getPageCount, listPageNumbers, parsePageNumber } from "./pagination.ts"

describe("page numbers in URLs", () => {
  it.each([
    ["2", 2],
    ["9999", 9999],
    ["1", 1],
  ])("accepts %s as a page number", (segment, page) => {
    expect(parsePageNumber(segment)).toBe(page)
  })

  it.each(["0", "01", "abc", "-1", "1.5", "1e3", "", " 2", "10000", "２"])(
    "rejects %p as a page number",
    (segment) => {
      expect(parsePageNumber(segment)).toBeNull()
    },
  )
})

describe("the page count", () => {
  it.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])("splits %i products into %i pages of twelve", (count, pages) => {
    expect(getPageCount(count, 12)).toBe(pages)
  })
})

describe("the pagination links", () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
    [50, 100, [1, null, 49, 50, 51, null, 100]],
  ])("lists page %i of %i as %j", (page, pageCount, numbers) => {
    expect(listPageNumbers(page, pageCount)).toEqual(numbers)
  })

  it("never omits a single page, and always includes first, last and current", () => {
    for (let pageCount = 1; pageCount <= 20; pageCount++) {
      for (let page = 1; page <= pageCount; page++) {
        const numbers = listPageNumbers(page, pageCount)
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
        numbers.forEach((number, at) => {
          if (number !== null) return
          expect((numbers[at + 1] ?? 0) - (numbers[at - 1] ?? 0)).toBeGreaterThan(2)
        })
      }
    }
  })
})
