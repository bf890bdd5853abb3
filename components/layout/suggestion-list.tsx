"use client"

import { type RefObject, useId } from "react"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { navigateTo } from "../navigation/navigate.ts"
import { SuggestionOption } from "./suggestion-option.tsx"
import { useCombobox, useComboboxState, useTypedText } from "./use-combobox.ts"
import { useSuggestions } from "./use-suggestions.ts"

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
