"use client"

import { type RefObject, useEffect, useId, useState } from "react"
import { splitMatches } from "#lib/catalogue/mark-matches.ts"
import {
  addRecentSearch,
  clearRecentSearches,
  getRecentSearches,
} from "#lib/catalogue/recent-searches.ts"
import { buildProductPath, buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { navigateTo } from "../navigation/navigate.ts"
import { ComboboxList, type OptionGroup } from "../ui/combobox-list.tsx"
import { useCombobox, useComboboxState, useTypedText } from "../ui/use-combobox.ts"
import { type ProductEntry, type SuggestionResult, useSuggestions } from "./use-suggestions.ts"

/** Texts of the list; # stands for a number, price or search. */
export type SuggestionLabels = {
  suggestions: string
  count: string
  product: string
  category: string
  page: string
  article: string
  question: string
  from: string
  all: string
  none: string
  recent: string
  clear: string
}

export type SuggestionListProps = {
  input: RefObject<HTMLInputElement | null>
  labels: SuggestionLabels
  locale: string
}

/**
 * Renders suggestions in groups below the search box, as the listbox of a combobox: products,
 * categories, pages, articles and questions while the visitor types; before, the searches of this device.
 */
export function SuggestionList({ input, labels, locale }: SuggestionListProps) {
  const listId = useId()
  const text = useTypedText(input)
  const [recent, setRecent] = useRecentSearches(input)
  const result = useSuggestions(text, locale)
  const go = (path: string) => navigateTo(buildLocalePath(locale, path))
  const groups =
    text.trim() === ""
      ? buildRecentGroups(recent, labels, { go, clear: () => setRecent([]) })
      : buildResultGroups(result, labels, go)
  const options = groups.flatMap((group) => group.options)
  const openAt = (at: number) => {
    options[at]?.open()
    if (options[at]?.key !== "clear") close()
  }
  const { isOpen, chosen, close } = useCombobox(input, options.length, openAt)
  const isShown = isOpen && options.length > 0
  useComboboxState(input, listId, isShown, isShown && chosen >= 0 ? `${listId}-${chosen}` : null)

  return (
    <ComboboxList
      id={listId}
      label={labels.suggestions}
      count={labels.count}
      groups={groups}
      isShown={isShown}
      chosen={chosen}
      openAt={openAt}
    />
  )
}

type Go = (path: string) => void

function buildResultGroups(
  result: SuggestionResult | null,
  labels: SuggestionLabels,
  go: Go,
): OptionGroup[] {
  if (result === null) return []
  const { query, products, content, count } = result
  const search = () => {
    addRecentSearch(query)
    go(buildSearchPath(query))
  }
  if (products.length + content.length === 0) {
    const none = labels.none.replace("#", () => query)
    return [{ label: "", options: [{ key: "none", open: () => go("/shop"), content: none }] }]
  }
  const productOptions = products.map((product) => ({
    key: `product ${product.slug}`,
    open: () => go(buildProductPath(product.slug, product.optionQuery)),
    content: <ProductRow product={product} query={query} from={labels.from} />,
  }))
  const kinds = ["category", "page", "article", "question"] as const
  const groups = kinds.map((kind) => ({
    label: labels[kind],
    options: content
      .filter((hit) => hit.kind === kind)
      .map(({ name, path }) => ({
        key: `${kind} ${path}`,
        open: () => go(path),
        content: <Marked text={name} query={query} />,
      })),
  }))
  const all = {
    key: "all",
    open: search,
    content: (
      <span className="font-semibold underline underline-offset-4">
        {labels.all.replace("#", String(count))}
      </span>
    ),
  }
  return [
    {
      label: labels.product,
      options: count > products.length ? [...productOptions, all] : productOptions,
    },
    ...groups,
  ].filter(({ options }) => options.length > 0)
}

function buildRecentGroups(
  recent: readonly string[],
  labels: SuggestionLabels,
  { go, clear }: { go: Go; clear: () => void },
): OptionGroup[] {
  if (recent.length === 0) return []
  const options = recent.map((search) => ({
    key: `recent ${search}`,
    open: () => go(buildSearchPath(search)),
    content: <bdi className="min-w-0 truncate">{search}</bdi>,
  }))
  const forget = {
    key: "clear",
    open: clear,
    content: <span className="text-sm underline underline-offset-4">{labels.clear}</span>,
  }
  return [{ label: labels.recent, options: [...options, forget] }]
}

type ProductRowProps = { product: ProductEntry; query: string; from: string }

/** Renders a suggested product: a small image, the name, the price. */
function ProductRow({ product, query, from }: ProductRowProps) {
  const { name, price, isFrom, picture } = product
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded bg-sunken">
        {picture && (
          // biome-ignore lint/performance/noImgElement: the response has the URL of a resized image
          <img src={picture} alt="" width={48} height={48} loading="lazy" />
        )}
      </span>
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <Marked text={name} query={query} />
        <span className="text-muted">{isFrom ? from.replace("#", () => price) : price}</span>
      </span>
    </>
  )
}

/** Renders a text with what was typed marked. */
function Marked({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {splitMatches(text, query).map((part, at) =>
        part.isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
          <mark key={at} className="bg-transparent font-bold text-ink underline underline-offset-4">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  )
}

/** Returns the searches of this device, which a submitted search is added to, and their setter. */
function useRecentSearches(
  input: RefObject<HTMLInputElement | null>,
): [readonly string[], (next: readonly []) => void] {
  const [recent, setRecent] = useState<readonly string[]>(getRecentSearches)
  useEffect(() => {
    const box = input.current
    const form = box?.form
    const save = () => addRecentSearch(box?.value ?? "")
    const load = () => setRecent(getRecentSearches())
    form?.addEventListener("submit", save)
    box?.addEventListener("focus", load)
    return () => {
      form?.removeEventListener("submit", save)
      box?.removeEventListener("focus", load)
    }
  }, [input])
  const clear = (next: readonly []) => {
    clearRecentSearches()
    setRecent(next)
  }
  return [recent, clear]
}
