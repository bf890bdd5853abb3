import type { ApiClient, Call } from "./api-client.ts"
import { type Catalogue, productsPerPage } from "./fetch-catalogue.ts"
import type { FilteredQuery } from "./filtered-queries.ts"

/**
 * Search terms as customers type them: whole words of product names, prefixes, and typing errors.
 */
type SearchWords = { words: string[]; misspelt: string[] }

export const filteredList = "filtered list"
export const understoodSearch = "search, understood"
export const suggestions = "suggestions"

const minLength = 4

const minMisspeltLength = 6

/** Sends the call with this number; each requests something else than the one before. */
type Pick = (index: number) => ReturnType<Call>

/** Builds calls that each request something else than the call before, as in real traffic. */
export function buildCalls(
  api: ApiClient,
  catalogue: Catalogue,
  filtered: readonly FilteredQuery[],
): Record<string, Pick> {
  const { words, misspelt } = buildSearchWords(catalogue.products.map(({ name }) => name))
  const category = (index: number) => {
    const { url, pages } = at(catalogue.categories, index)
    return { group: url, page: (index % pages) + 1 }
  }
  return {
    "category list, GraphQL": (index) => {
      const { group, page } = category(index)
      const offset = (page - 1) * productsPerPage
      return api.graphql("productsByGroup", { group, limit: productsPerPage, offset })
    },
    "category list, REST": (index) => {
      return api.rest("listProducts", { ...category(index), page_size: productsPerPage })
    },
    [filteredList]: (index) => api.rest("listProducts", at(filtered, index)),
    search: (index) => api.rest("searchProducts", { query: at(words, index) }),
    "search, misspelt": (index) => api.rest("searchProducts", { query: at(misspelt, index) }),
    [understoodSearch]: (index) =>
      api.rest("searchProducts", { query: `${at(words, index)} under 50` }),
    [suggestions]: (index) => api.rest("suggestProducts", { query: at(words, index) }),
    "product, GraphQL": (index) => {
      return api.graphql("productByUrl", { url: at(catalogue.products, index).slug })
    },
    "product, REST": (index) => {
      return api.rest("getProduct", { url: at(catalogue.products, index).slug })
    },
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error("the shop has nothing to request")
  return item
}

/** Builds search terms from the names of the shop's own products, each once. */
export function buildSearchWords(names: readonly string[]): SearchWords {
  const whole = [...new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []))]
  const long = whole.filter((word) => word.length >= minLength)
  return {
    words: [...new Set(long.flatMap((word) => [word, word.slice(0, minLength)]))],
    misspelt: long.filter((word) => word.length >= minMisspeltLength).map(swapMiddleCharacters),
  }
}

function swapMiddleCharacters(word: string): string {
  const at = word.length >> 1
  return `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
}
