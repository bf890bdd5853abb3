"use client"

import { useEffect } from "react"

/**
 * Scrolls an opened FAQ into view, and opens the one that the URL fragment names. `listId` is the
 * id of the list element.
 */
export function FaqScroll({ listId }: { listId: string }) {
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const abort = new AbortController()
    const { signal } = abort
    openNamed(list)
    addEventListener("hashchange", () => openNamed(list), { signal })
    // The toggle event does not bubble, so it is captured.
    list.addEventListener("toggle", onToggle, { capture: true, signal })
    return () => abort.abort()
  }, [listId])

  return null
}

function openNamed(list: HTMLElement): void {
  const named = document.getElementById(location.hash.slice(1))
  const question = named && list.contains(named) ? named.closest("details") : null
  if (question) question.open = true
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const isTall = target.offsetHeight > innerHeight
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches
  target.scrollIntoView({
    block: isTall ? "start" : "nearest",
    behavior: prefersReducedMotion ? "auto" : "smooth",
  })
}
