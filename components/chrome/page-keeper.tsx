"use client"

import { usePathname, useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import { keepPage } from "./keep-page.ts"

/** Keeps the open page true: has it fetched anew when its record or its schedule has moved on. */
export function PageKeeper() {
  const router = useRouter()
  const path = usePathname()
  const shown = useRef(new Set<string>())

  useEffect(() => {
    // The router keeps pages that were shown, for when the visitor goes back.
    const isFirst = shown.current.size === 0
    const isFromCache = isFirst ? isDocumentFromCache() : shown.current.has(path)
    shown.current.add(path)
    return keepPage(() => router.refresh(), isFromCache)
  }, [router, path])

  return null
}

/**
 * Whether the browser took the document out of its cache without asking, as it does for a restored
 * tab. What a service worker answers with is the shop's, if there was an answer in time.
 */
function isDocumentFromCache(): boolean {
  const [visit] = performance.getEntriesByType("navigation")
  if (!(visit instanceof PerformanceNavigationTiming)) return false
  const isTransferred = visit.transferSize > 0 || visit.workerStart > 0
  return visit.type === "back_forward" || !isTransferred
}
