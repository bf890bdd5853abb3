"use client"

import { type RefObject, useEffect, useId, useState } from "react"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { navigateTo } from "../navigation/navigate.ts"
import { useCombobox, useComboboxState, useTypedText } from "./use-combobox.ts"

export type SuggestionListProps = {
  input: RefObject<HTMLInputElement | null>
  labels: { suggestions: string; count: string }
  locale: string
}

/** Renders product suggestions below the search box, as the listbox of a combobox. */
export function SuggestionList({ input, labels, locale }: SuggestionListProps) {
  const listId = useId()
  const suggestions = useSuggestions(useTypedText(input), locale)
  const { isOpen, chosen, close } = useCombobox(input, suggestions.length, openAt)
  const isShown = isOpen && suggestions.length > 0
  useComboboxState(input, listId, isShown, isShown && chosen >= 0 ? `${listId}-${chosen}` : null)

  function openAt(at: number) {
    const entry = suggestions[at]
    if (!entry) return
    close()
    navigateTo(buildLocalePath(locale, buildProductPath(entry.slug)))
  }

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={labels.suggestions}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-surface floating"
      >
        {suggestions.map((entry, at) => (
          <SuggestionOption
            key={entry.slug}
            id={`${listId}-${at}`}
            entry={entry}
            isChosen={at === chosen}
            open={() => openAt(at)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isShown ? labels.count.replace("#", String(suggestions.length)) : ""}
      </p>
    </>
  )
}

type SuggestionOptionProps = {
  id: string
  entry: SuggestionEntry
  isChosen: boolean
  open: () => void
}

/** Renders one suggested product. The focus and the key handling stay in the search box. */
function SuggestionOption({ id, entry, isChosen, open }: SuggestionOptionProps) {
  const { name, price, picture } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search box has the focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={open}
      className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-sunken aria-selected:bg-sunken"
    >
      <span className="size-12 shrink-0 overflow-hidden rounded bg-sunken">
        {picture && (
          // biome-ignore lint/performance/noImgElement: the response has the URL of a resized image
          <img src={picture} alt="" width={48} height={48} loading="lazy" />
        )}
      </span>
      <span className="grow">{name}</span>
      <span className="text-muted">{price}</span>
    </div>
  )
}

/** A suggested product; `price` is formatted, `picture` the URL of a small image. */
type SuggestionEntry = { name: string; slug: string; price: string; picture: string | null }

const debounceMs = 150
const minCharacters = 2

/** Returns the products for the typed text, debounced; the previous ones until the response. */
function useSuggestions(text: string, locale: string): SuggestionEntry[] {
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
  const params = new URLSearchParams({ query, locale })
  const { json } = await sendApiRequest(`/suggest?${params}`, {}, signal)
  return Array.isArray(json) ? json.filter(isEntry) : []
}

function isEntry(value: unknown): value is SuggestionEntry {
  if (typeof value !== "object" || value === null) return false
  if (!("name" in value && "slug" in value && "price" in value && "picture" in value)) return false
  const hasTexts = [value.name, value.slug, value.price].every((text) => typeof text === "string")
  return hasTexts && (value.picture === null || typeof value.picture === "string")
}
