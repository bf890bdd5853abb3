"use client"

import { useRouter } from "next/navigation"
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/i18n/build-locale-path.ts"
import { setComboboxState } from "./combobox-state.ts"
import { useSuggestions } from "./use-suggestions.ts"

export type SuggestionListProps = {
  input: RefObject<HTMLInputElement | null>
  labels: { suggestions: string; count: string }
  locale: string
}

/**
 * Products under the search box while a shopper types, as the list of a combobox: arrows choose,
 * Enter opens the chosen one or searches, Escape closes.
 */
export function SuggestionList({ input, labels, locale }: SuggestionListProps) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState(input.current?.value ?? "")
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(-1)
  const found = useSuggestions(text, locale)
  const isShown = isOpen && found.length > 0
  const optionId = (at: number) => `${listId}-${at}`

  const onType = useEffectEvent((event: Event) => {
    setText(event.target instanceof HTMLInputElement ? event.target.value : "")
    setOpen(true)
    setChosen(-1)
  })
  const open = (slug: string) => {
    setOpen(false)
    router.push(buildLocalePath(locale, buildProductPath(slug)))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) {
      event.preventDefault()
      setOpen(false)
      setChosen(-1)
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      setChosen(stepChoice(chosen, step, found.length))
    }
    const entry = found[chosen]
    if (event.key === "Enter" && isShown && entry) {
      event.preventDefault()
      open(entry.slug)
    }
  })

  useEffect(() => {
    const element = input.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    element.addEventListener("input", onType, { signal })
    element.addEventListener("keydown", onKey, { signal })
    element.addEventListener("focus", () => setOpen(true), { signal })
    element.addEventListener("blur", () => setOpen(false), { signal })
    return () => abort.abort()
  }, [input])

  const activeId = isShown && chosen >= 0 ? `${listId}-${chosen}` : null
  useEffect(() => {
    if (input.current) setComboboxState(input.current, { listId, isExpanded: isShown, activeId })
  }, [input, listId, isShown, activeId])

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={labels.suggestions}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-line bg-surface shadow-lg"
      >
        {found.map(({ slug, name, price, picture }, at) => (
          // The combobox's own keys choose; focus stays in the search box.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={slug}
            id={optionId(at)}
            role="option"
            aria-selected={at === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(slug)}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-sunken aria-selected:bg-sunken"
          >
            <span className="size-12 shrink-0 overflow-hidden rounded bg-sunken">
              {picture && (
                // biome-ignore lint/performance/noImgElement: the answer holds its address ready
                <img src={picture} alt="" width={48} height={48} loading="lazy" />
              )}
            </span>
            <span className="grow">{name}</span>
            <span className="text-muted">{price}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isShown ? labels.count.replace("#", String(found.length)) : ""}
      </p>
    </>
  )
}

/** The next choice; before the first and after the last lies the shopper's own text (-1). */
function stepChoice(chosen: number, step: number, count: number): number {
  const next = chosen + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
