import { useEffect, useState } from "react"

/** A suggested product; `price` is formatted, `picture` the URL of a small image. */
export type SuggestionEntry = { name: string; slug: string; price: string; picture: string | null }

const waitMs = 150
const fewestCharacters = 2

/** Returns the products for the typed text, debounced; the previous ones until the response. */
export function useSuggestions(text: string, locale: string): SuggestionEntry[] {
  const [found, setFound] = useState<SuggestionEntry[]>([])
  const query = text.trim()

  useEffect(() => {
    if (query.length < fewestCharacters) {
      setFound([])
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      askSuggestions(query, locale, abort.signal).then(setFound, () => {
        if (!abort.signal.aborted) setFound([])
      })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, locale])

  return found
}

async function askSuggestions(
  query: string,
  locale: string,
  signal: AbortSignal,
): Promise<SuggestionEntry[]> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ query, locale })}`, { signal })
  if (!response.ok) return []
  const answer: unknown = await response.json()
  return Array.isArray(answer) ? answer.filter(isEntry) : []
}

function isEntry(value: unknown): value is SuggestionEntry {
  if (typeof value !== "object" || value === null) return false
  if (!("name" in value && "slug" in value && "price" in value && "picture" in value)) return false
  const hasTexts = [value.name, value.slug, value.price].every((text) => typeof text === "string")
  return hasTexts && (value.picture === null || typeof value.picture === "string")
}
