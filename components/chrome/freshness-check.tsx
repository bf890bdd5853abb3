"use client"

import { useRouter } from "next/navigation"
import { useEffect, useEffectEvent } from "react"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { getLineQuality } from "./line-quality.ts"

/** Between the specification's two readings, 1 s and 2 s. */
const delayMs = 1_500

type FreshnessCheckProps = { kind: FreshnessKind; slug: string; updatedAt: string }

/**
 * Asks once, shortly after display, whether the record shown has changed since the page was made,
 * and has the page fetched anew if so. Silent when the answer cannot be had.
 */
export function FreshnessCheck({ kind, slug, updatedAt }: FreshnessCheckProps) {
  const router = useRouter()
  const compare = useEffectEvent((current: string | null) => {
    if (current !== null && current !== updatedAt) router.refresh()
  })

  useEffect(() => {
    if (getLineQuality().savesData) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      askUpdatedAt(kind, slug, abort.signal).then(compare, () => {})
    }, delayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [kind, slug])

  return null
}

async function askUpdatedAt(
  kind: FreshnessKind,
  slug: string,
  signal: AbortSignal,
): Promise<string | null> {
  const query = new URLSearchParams({ kind, slug })
  const response = await fetch(`/api/freshness?${query}`, { signal })
  if (!response.ok) return null
  const answer: unknown = await response.json()
  const hasMoment = typeof answer === "object" && answer !== null && "updated_at" in answer
  return hasMoment && typeof answer.updated_at === "string" ? answer.updated_at : null
}
