"use client"

import { useEffect } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath, defaultLocale } from "#lib/contract/languages.ts"

type SearchFormProps = {
  action: string
  /** Current search terms. */
  query?: string
  locale: string
  labels: { label: string; button: string }
}

/** Renders the search field. The browser submits it, with and without JavaScript. */
export function SearchForm({ action, query = "", locale, labels }: SearchFormProps) {
  useEffect(() => {
    if (query !== "") return
    const urlQuery = new URLSearchParams(location.search).get("query")?.trim()
    if (urlQuery) navigateTo(buildLocalePath(locale, buildSearchPath(urlQuery)), "replace")
  }, [locale, query])

  return (
    <search>
      <form method="get" action={action} className="flex max-w-xl gap-2">
        {locale !== defaultLocale && <input type="hidden" name="locale" value={locale} />}
        <input
          type="search"
          name="query"
          required
          maxLength={Math.max(query.length, 100)}
          defaultValue={query}
          aria-label={labels.label}
          placeholder={labels.label}
          className="min-h-11 min-w-0 grow rounded-lg border border-muted bg-surface px-3"
        />
        <Button type="submit">{labels.button}</Button>
      </form>
    </search>
  )
}
