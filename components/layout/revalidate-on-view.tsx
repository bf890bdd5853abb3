"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import { startPageRevalidation } from "./start-page-revalidation.ts"

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
