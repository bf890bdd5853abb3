/** @jest-environment jsdom */
import { addRecentSearch, clearRecentSearches, getRecentSearches } from "./recent-searches.ts"

beforeEach(() => localStorage.clear())

describe("recent searches", () => {
  it("are the last five, the latest first, each once", () => {
    for (const text of ["a", "b", "c", "  Red   resin ", "d", "e", "red resin", ""]) {
      addRecentSearch(text)
    }
    expect(getRecentSearches()).toEqual(["red resin", "e", "d", "c", "b"])
  })

  it("are deleted", () => {
    addRecentSearch("a")
    clearRecentSearches()
    expect([getRecentSearches(), localStorage.length]).toEqual([[], 0])
  })

  it.each(["{", "7", '["a", 7, {}, ""]', `["${"x".repeat(101)}"]`])(
    "ignore what else the storage has: %s",
    (stored) => {
      localStorage.setItem("curlew-recent-searches", stored)
      expect(getRecentSearches().filter((each) => each !== "a")).toEqual([])
    },
  )
})
