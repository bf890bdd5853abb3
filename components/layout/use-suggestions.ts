import { useEffect, useState } from "react"

/** A suggested product; `price` is formatted, `picture` the URL of a small image. */
export type SuggestionEntry = { name: string; slug: string; price: string; picture: string | null }

const debounceMs = 150
const minCharacters = 2

/** Returns the products for the typed text, debounced; the previous ones until the response. */
export function useSuggestions(text: string, locale: string): SuggestionEntry[] {
  const [suggestions, setSuggestions] = useState<SuggestionEntry[]>([])
  const query = text.trim()

  useEffect(() => {
    if (query.length < minCharacters) {
      setSuggestions([])
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(query, locale, abort.signal).then(setSuggestions, () => {
        if (!abort.signal.aborted) setSuggestions([])
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, locale])

  return suggestions
}

async function fetchSuggestions(
  query: string,
  locale: string,
  signal: AbortSignal,
): Promise<SuggestionEntry[]> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ query, locale })}`, { signal })
  if (!response.ok) return []
  const body: unknown = await response.json()
  return Array.isArray(body) ? body.filter(isEntry) : []
}

function isEntry(value: unknown): value is SuggestionEntry {
  if (typeof value !== "object" || value === null) return false
  if (!("name" in value && "slug" in value && "price" in value && "picture" in value)) return false
  const hasTexts = [value.name, value.slug, value.price].every((text) => typeof text === "string")
  return hasTexts && (value.picture === null || typeof value.picture === "string")
}
