"use client"

import { useRef } from "react"
import { defaultLocale } from "#lib/contract/languages.ts"
import { useLazyComponent } from "../ui/use-lazy-component.ts"
import type { SuggestionLabels } from "./suggestion-list.tsx"

export type SearchBoxLabels = { label: string; placeholder: string; button: string }

type SearchBoxProps = {
  labels: SearchBoxLabels
  suggestionLabels: SuggestionLabels
  locale: string
}

/** Renders the search: an ordinary form, with suggestions while the user types. */
export function SearchBox({ labels, suggestionLabels, locale }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [List, startLoading] = useLazyComponent(loadList)
  return (
    <div className="relative w-full">
      {/* biome-ignore lint/a11y/useSemanticElements: our oldest browsers lack `<search>` */}
      <form role="search" action="/api/search-redirect" method="get" className="flex">
        {locale !== defaultLocale && <input type="hidden" name="locale" value={locale} />}
        <input
          ref={input}
          type="search"
          name="query"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={labels.label}
          placeholder={labels.placeholder}
          onFocus={startLoading}
          className="relative min-h-11 w-full min-w-0 rounded-s-lg border border-line bg-surface px-3 text-ink placeholder:text-muted focus-visible:z-10"
        />
        <button
          type="submit"
          aria-label={labels.button}
          className="flex size-11 shrink-0 items-center justify-center rounded-e-lg bg-brand text-on-brand"
        >
          <SearchIcon />
        </button>
      </form>
      {List && <List input={input} labels={suggestionLabels} locale={locale} />}
    </div>
  )
}

const loadList = () => import("./suggestion-list.tsx").then((module) => module.SuggestionList)

function SearchIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M13 13l5 5" />
    </svg>
  )
}
