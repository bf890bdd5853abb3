import { apiMedianBudget, filteredListBudget, suggestionBudget } from "../budgets.ts"
import { buildMaxBudget, buildMetric, type Metric } from "../metric.ts"
import type { Report } from "../report/report.ts"
import {
  type ApiClient,
  buildApiClient,
  type Call,
  measureCallTimes,
  type Timing,
} from "./api-client.ts"
import { type Catalogue, fetchCatalogue, productsPerPage } from "./fetch-catalogue.ts"
import { type FilteredQuery, listFilteredQueries } from "./filtered-queries.ts"

/**
 * Search terms as customers type them: whole words of product names, prefixes, and typing errors.
 */
type SearchWords = { words: string[]; misspelt: string[] }

const filteredList = "filtered list"
const understoodSearch = "search, understood"
const suggestions = "suggestions"
/** The calls that have a budget of their own instead of the median's. */
const p95Budgets: Readonly<Record<string, typeof suggestionBudget>> = {
  [filteredList]: filteredListBudget,
  [understoodSearch]: filteredListBudget,
  [suggestions]: suggestionBudget,
}

const minLength = 4

const minMisspeltLength = 6

const callsEach = 200
const warmupCalls = 20

/**
 * Measures the API's own responses: category list, search and product, over the whole catalogue.
 */
export async function measureApi(
  signal: AbortSignal,
  report: Report,
  apiOrigin: string,
): Promise<Catalogue> {
  const api = buildApiClient(apiOrigin, signal)
  const catalogue = await fetchCatalogue(api)
  report.printProgress(
    `API calls over ${catalogue.productCount} products, ${callsEach} of each kind`,
  )
  const queries = await listFilteredQueries(api)
  for (const [name, pick] of Object.entries(planCalls(api, catalogue, queries))) {
    const calls = Array.from({ length: callsEach }, (_, index) => () => pick(index))
    await measureCallTimes(signal, calls.slice(0, warmupCalls))
    const timing = await measureCallTimes(signal, calls)
    report.add(buildTimingMetrics(name, timing))
    report.addDetails(`api: ${name}`, timing)
    if (timing.firstFailure !== null) report.addNote(`api: ${name} failed: ${timing.firstFailure}`)
  }
  return catalogue
}

function buildTimingMetrics(name: string, timing: Timing): Metric[] {
  const subject = `api: ${name}`
  return [
    buildMetric(subject, "median ms", timing.medianMs, {
      decimals: 1,
      ...(p95Budgets[name] === undefined && { budget: apiMedianBudget }),
    }),
    buildMetric(subject, "p95 ms", timing.p95Ms, {
      decimals: 1,
      ...(p95Budgets[name] && { budget: p95Budgets[name] }),
    }),
    buildMetric(subject, "failed calls", timing.failed, { budget: buildMaxBudget(0) }),
  ]
}

type Pick = (index: number) => ReturnType<Call>

/** Builds calls that each request something else than the call before, as in real traffic. */
function planCalls(
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
