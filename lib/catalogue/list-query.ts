import { buildAmount, type Money, parseCents } from "#lib/contract/money.ts"
import {
  buildFilterText,
  type FilterValue,
  maxFilterNames,
  maxFilterValues,
  type ProductSort,
  parseFilterText,
  productSorts,
  ratingSteps,
} from "#lib/contract/product-filter.ts"
import { sanitiseLine } from "#lib/contract/values/sanitise-text.ts"

/** What a visitor has chosen of a product list. */
export type ListChoice = {
  sort: ProductSort
  min: Money | null
  max: Money | null
  inStock: boolean
  onSpecial: boolean
  personalised: boolean
  /** The lowest average of reviews, in stars. */
  minStars: number | null
  /** Values of options and attributes. */
  values: readonly FilterValue[]
}

/** The query of a filtered list's URL, with what could not be used of it. */
export type ListQuery = {
  choice: ListChoice
  page: number
  /** Prices as they were typed, also those that are no amounts. */
  typedPrices: { min: string; max: string }
  priceError: "invalid" | "order" | null
  /** The other parameters that were ignored, as they are in the URL. */
  ignored: readonly string[]
}

type ListSearchParams = Readonly<Record<string, string | string[] | undefined>>

const flags = {
  in_stock: "inStock",
  on_special: "onSpecial",
  personalised: "personalised",
} as const

/** The parameters that make a list a filtered one. `page` alone does not. */
export const listParams = ["sort", "min", "max", ...Object.keys(flags), "rating", "filter"]

/** The choice of the default list. */
export const defaultChoice: ListChoice = {
  sort: "featured",
  min: null,
  max: null,
  inStock: false,
  onSpecial: false,
  personalised: false,
  minStars: null,
  values: [],
}

/** The query of the default list. */
export const defaultListQuery: ListQuery = {
  choice: defaultChoice,
  page: 1,
  typedPrices: { min: "", max: "" },
  priceError: null,
  ignored: [],
}

/** Maximum number of ignored parameters that are reported, and of characters of each. */
const maxReported = 5
const maxReportedLength = 60

/**
 * Parses the query of a list's URL. What cannot be used is ignored and reported: a list never fails
 * because of its query. Empty parameters are those of a form's empty fields.
 */
export function parseListQuery(params: ListSearchParams): ListQuery {
  const ignored: string[] = []
  const ignore = (key: string, value: string) =>
    void ignored.push(sanitiseLine(`${key}=${value}`).slice(0, maxReportedLength))
  const first = (key: string): string => {
    const [value = "", ...others] = [params[key] ?? ""].flat()
    for (const other of others) ignore(key, other)
    return value.trim()
  }
  const choose = <T>(key: string, parse: (text: string) => T | null, fallback: T): T => {
    const text = first(key)
    if (text === "") return fallback
    const value = parse(text)
    if (value === null) ignore(key, text)
    return value ?? fallback
  }
  const typed = (key: string) => sanitiseLine(first(key)).slice(0, 20)
  const typedPrices = { min: typed("min"), max: typed("max") }
  const values = parseValues([params.filter ?? []].flat(), (text) => ignore("filter", text))
  const choice: ListChoice = {
    sort: choose("sort", parseSort, "featured"),
    ...parsePrices(typedPrices),
    inStock: choose("in_stock", parseFlag, false),
    onSpecial: choose("on_special", parseFlag, false),
    personalised: choose("personalised", parseFlag, false),
    minStars: choose<number | null>("rating", parseStars, null),
    values,
  }
  const page = choose("page", parsePage, 1)
  const priceError = findPriceError(typedPrices)
  return { choice, page, typedPrices, priceError, ignored: ignored.slice(0, maxReported) }
}

/** Builds the query of a list's URL with its question mark; empty for the default list. */
export function buildListSearch(choice: ListChoice, page = 1): string {
  const search = new URLSearchParams()
  for (const { name, value } of choice.values)
    search.append("filter", buildFilterText({ name, value }))
  if (choice.min !== null) search.set("min", formatPrice(choice.min))
  if (choice.max !== null) search.set("max", formatPrice(choice.max))
  for (const [key, flag] of Object.entries(flags)) if (choice[flag]) search.set(key, "1")
  if (choice.minStars !== null) search.set("rating", String(choice.minStars))
  if (choice.sort !== defaultChoice.sort) search.set("sort", choice.sort)
  if (page > 1 && search.size > 0) search.set("page", String(page))
  return search.size === 0 ? "" : `?${search}`
}

/** True if something is filtered. A sort order is no filter. */
export function isFiltered(choice: ListChoice): boolean {
  return buildListSearch({ ...choice, sort: defaultChoice.sort }) !== ""
}

/** Returns the number of chosen filters: each value, each price bound and the rating is one. */
export function countFilters({ min, max, minStars, values, ...choice }: ListChoice): number {
  const bounds = [min, max, minStars].filter((bound) => bound !== null)
  return bounds.length + values.length + Object.values(flags).filter((flag) => choice[flag]).length
}

/** Formats a price as visitors type it: "20" for 20.00. */
export function formatPrice(price: Money): string {
  return buildAmount(price).replace(/\.00$/, "")
}

const listPath =
  /^(?:\/[a-z]{2})?\/(?:shop-christmas|search|(?:shop|shop-christmas|search)\/[^/]+)$/

/** True if the URL (path and query) is that of a filtered list, which is rendered per request. */
export function isFilteredListUrl(url: string): boolean {
  const [path = "", query = ""] = url.split(/\?(.*)/s)
  if (query === "" || !listPath.test(path)) return false
  const search = new URLSearchParams(query)
  return listParams.some(
    (key) => (search.getAll(key).at(-1) ?? "") !== "" || search.getAll(key).length > 1,
  )
}

function parseSort(text: string): ProductSort | null {
  return productSorts.find((sort) => sort === text) ?? null
}

function parseFlag(text: string): boolean | null {
  return text === "1" ? true : null
}

function parseStars(text: string): number | null {
  return ratingSteps.find((stars) => String(stars) === text) ?? null
}

function parsePage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}

/** Parses "24", "24.95", "24,95" or "$24.95"; null for anything else. */
function parsePrice(text: string): Money | null {
  const [, whole = "", part = ""] = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === "" ? null : parseCents(Number(whole) * 100 + Number(part.padEnd(2, "0")))
}

/** A range that is inverted, or has a bound that is no amount, filters nothing. */
function parsePrices(typed: ListQuery["typedPrices"]): Pick<ListChoice, "min" | "max"> {
  if (findPriceError(typed) === "order") return { min: null, max: null }
  return { min: parsePrice(typed.min), max: parsePrice(typed.max) }
}

function findPriceError({ min, max }: ListQuery["typedPrices"]): ListQuery["priceError"] {
  const [low, high] = [parsePrice(min), parsePrice(max)]
  if ((min !== "" && low === null) || (max !== "" && high === null)) return "invalid"
  return low !== null && high !== null && low > high ? "order" : null
}

function parseValues(texts: readonly string[], ignore: (text: string) => void): FilterValue[] {
  const values = new Map<string, FilterValue>()
  const names = new Set<string>()
  for (const text of texts) {
    if (text === "") continue
    const value = parseFilterText(text)
    const isOneMore = value !== null && !names.has(value.name) && names.size >= maxFilterNames
    if (value === null || isOneMore || values.size >= maxFilterValues) ignore(text)
    else {
      names.add(value.name)
      values.set(text, value)
    }
  }
  return [...values.values()]
}
