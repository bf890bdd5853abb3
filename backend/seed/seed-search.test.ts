import { parseRedirectPath } from "#backend/search/search-redirects.ts"
import { findSynonymError } from "#backend/search/synonyms.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { seed } from "./data/seed.ts"

describe("the search of the demo shop", () => {
  it("has synonyms that the console would accept in their language", () => {
    const issues = seed.synonyms.flatMap((synonym, at) => {
      const before = seed.synonyms.slice(0, at)
      const own = before.filter(({ language }) => language === synonym.language)
      const isValid = isLocale(synonym.language) && synonym.words !== "" && synonym.others !== ""
      return isValid && findSynonymError(synonym, own) === null ? [] : [synonym]
    })
    expect(issues).toEqual([])
  })

  it("leads each of its words to one page", () => {
    const { searchRedirects } = seed
    const words = searchRedirects.map((redirect) => redirect.words)
    expect(new Set(words).size).toBe(words.length)
    const paths = searchRedirects.map(({ to_path }) => to_path)
    expect(paths.map((path) => parseRedirectPath(path, "https://shop.example"))).toEqual(paths)
  })
})
