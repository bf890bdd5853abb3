"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { getConnectionInfo } from "../navigation/connection-info.ts"
import { hasTypedText } from "../navigation/has-typed-text.ts"
import { getPageFacts } from "./page-facts.tsx"

/** Revalidates the open page: refreshes it when its record or its schedule has changed. */
export function RevalidateOnView() {
  const router = useRouter()
  const path = usePathname()
  const shown = useRef(new Set<string>())

  useEffect(() => {
    // The router caches the pages that were shown, for Back.
    const isFirst = shown.current.size === 0
    const isFromCache = isFirst ? isDocumentFromCache() : shown.current.has(path)
    shown.current.add(path)
    return startPageRevalidation(() => router.refresh(), isFromCache)
  }, [router, path])

  return null
}

/**
 * True if the browser took the document from its HTTP cache without a request, as it does for a
 * restored tab. The response of a service worker is the server's, if that responded in time.
 */
function isDocumentFromCache(): boolean {
  const [entry] = performance.getEntriesByType("navigation")
  if (!(entry instanceof PerformanceNavigationTiming)) return false
  const isTransferred = entry.transferSize > 0 || entry.workerStart > 0
  return entry.type === "back_forward" || !isTransferred
}

/** Between the two readings of the specification, 1 s and 2 s. */
const checkAfterMs = 1_500
/** Specification 2, section 9: interval at which scheduled blocks appear and vanish. */
const tickMs = 60_000

/**
 * Revalidates the page: requests its freshness once shortly after display, and again when its tab
 * becomes visible after a minute or more; checks every minute whether a block should have appeared
 * or vanished. Calls `refresh` if the page is stale; after the request only if no text was typed. A
 * page that may come from a browser cache (`isFromCache`, or restored from the back/forward cache)
 * is refreshed without a request, unless text was typed. Ignores failed requests. Returns the stop
 * function.
 */
function startPageRevalidation(refresh: () => void, isFromCache: boolean): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let timer: ReturnType<typeof setTimeout>
  const check = async (isOld: boolean) => {
    if (isOverdue()) return refresh()
    if (getConnectionInfo().savesData) return
    const isStale = isOld || (await hasChanged(signal).catch(() => false))
    // Next.js loads a document if the request fails, which a shop that restarts does not send.
    if (isStale && !hasTypedText()) refresh()
  }
  const checkSoon = (isOld: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(isOld), checkAfterMs)
  }
  checkSoon(isFromCache)
  addEventListener("pageshow", ({ persisted }) => persisted && checkSoon(true), { signal })
  onTabReturn(() => checkSoon(false), signal)
  const clock = setInterval(() => {
    if (isOverdue()) refresh()
  }, tickMs)
  return () => {
    clearTimeout(timer)
    clearInterval(clock)
    abort.abort()
  }
}

/** Calls back when the tab becomes visible after it was hidden for a minute. */
function onTabReturn(onReturn: () => void, signal: AbortSignal): void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= tickMs) onReturn()
  }
  document.addEventListener("visibilitychange", handleVisibility, { signal })
}

/** True if a block (`data-next-change`, in ms) should have appeared or vanished by now. */
function isOverdue(): boolean {
  const elements = document.querySelectorAll<HTMLElement>("[data-next-change]")
  return [...elements].some(({ dataset }) => Number(dataset.nextChange) <= Date.now())
}

async function hasChanged(signal: AbortSignal): Promise<boolean> {
  const facts = getPageFacts()
  if (!facts) return false
  const query = new URLSearchParams({ kind: facts.kind, slug: facts.slug })
  const [language = ""] = document.documentElement.lang.split("-")
  if (language !== "" && language !== "en") query.set("language", language)
  const { json } = await sendApiRequest(`/freshness?${query}`, {}, signal)
  const current: unknown = Object(json).updated_at
  return typeof current === "string" && current !== facts.updatedAt && !signal.aborted
}
