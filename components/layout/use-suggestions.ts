import { useEffect, useState } from "react"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"

/** A suggested product; `price` is formatted, `picture` the URL of a small image. */
export type ProductEntry = {
  name: string
  slug: string
  /** URL query that chooses the SKU that was searched for; absent for none. */
  optionQuery?: string
  price: string
  /** The product has several prices; this is the lowest. */
  isFrom: boolean
  picture: string | null
}

type ContentEntry = { kind: string; name: string; path: string }

/** Suggestions for a query; `count` is the number of all matching products. */
export type SuggestionResult = {
  query: string
  products: ProductEntry[]
  content: ContentEntry[]
  count: number
}

const debounceMs = 150
const minCharacters = 2

/**
 * Returns the suggestions for the typed text, debounced; the previous ones until the response, null
 * before the first and after an error.
 */
export function useSuggestions(text: string, locale: string): SuggestionResult | null {
  const [result, setResult] = useState<SuggestionResult | null>(null)
  const query = text.trim()

  useEffect(() => {
    if (query.length < minCharacters) {
      setResult(null)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(query, locale, abort.signal).then(setResult, () => {
        if (!abort.signal.aborted) setResult(null)
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, locale])

  return result
}

async function fetchSuggestions(
  query: string,
  locale: string,
  signal: AbortSignal,
): Promise<SuggestionResult | null> {
  const params = new URLSearchParams({ query, locale })
  const { status, json } = await sendApiRequest(`/suggest?${params}`, {}, signal)
  return status === 200 && isResult(json) ? { ...json, query } : null
}

function isResult(value: unknown): value is Omit<SuggestionResult, "query"> {
  if (typeof value !== "object" || value === null) return false
  if (!("products" in value && "content" in value && "count" in value)) return false
  const { products, content, count } = value
  return (
    isListOf(products, ["name", "slug", "price"]) &&
    isListOf(content, ["kind", "name", "path"]) &&
    typeof count === "number"
  )
}

function isListOf(value: unknown, texts: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((each) => texts.every((key) => typeof Object(each)[key] === "string"))
  )
}
