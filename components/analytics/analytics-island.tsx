"use client"

import { usePathname } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import type { AnalyticsSession } from "#lib/analytics/browser/analytics-session.ts"
import {
  buildConsentCookie,
  type Consent,
  hasTrackingOptOut,
  isDecided,
  parseConsent,
} from "#lib/analytics/consent.ts"
import { isMeasuredPage } from "#lib/analytics/measured-page.ts"
import { type AnalyticsSettings, listConsentCategories } from "#lib/site/analytics-settings.ts"
import { type ConsentLabels, choicesHash } from "./consent-labels.ts"
import { ConsentPanel } from "./consent-panel.tsx"

export type AnalyticsIslandProps = {
  settings: AnalyticsSettings
  /** URL of the privacy policy; null if there is no such page. */
  policyHref: string | null
  labels: ConsentLabels
}

/**
 * Renders the consent panel while a choice is needed, stores the choice, and measures page views
 * accordingly.
 */
export function AnalyticsIsland({ settings, policyHref, labels }: AnalyticsIslandProps) {
  const path = usePathname()
  const categories = listConsentCategories(settings)
  const [consent, decide] = useConsent()
  const { isOpen, close } = useChoices()
  const hasOptedOut = hasTrackingOptOut(navigator)
  const isMeasured = categories.some((category) => consent[category]) && !hasOptedOut
  const wasMeasured = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another page or choice
  useEffect(() => {
    if (isMeasured || wasMeasured.current) void measurePageView(settings)
    wasMeasured.current ||= isMeasured
  }, [isMeasured, consent, path, settings])

  const hasDecision = isDecided(consent, categories) || hasOptedOut
  const needsDecision = !hasDecision && isMeasuredPage(location)
  if (!isOpen && !needsDecision) return null
  return (
    <ConsentPanel
      key={String(isOpen)}
      onClose={hasDecision ? close : null}
      onDecide={(choice) => {
        decide(choice)
        close()
      }}
      isChoosing={isOpen}
      categories={categories}
      consent={consent}
      hasOptedOut={hasOptedOut}
      policyHref={policyHref}
      labels={labels}
    />
  )
}

/** Returns the stored consent, also as changed in other tabs, and its setter. */
function useConsent(): [Consent, (choice: Consent) => void] {
  const [consent, setConsent] = useState<Consent>(() => parseConsent(document.cookie))
  useEffect(() => {
    const refresh = () => setConsent((known) => reuseIfEqual(known, parseConsent(document.cookie)))
    document.addEventListener("visibilitychange", refresh)
    return () => document.removeEventListener("visibilitychange", refresh)
  }, [])
  const decide = (choice: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
    document.cookie = buildConsentCookie(choice, location.protocol === "https:")
    setConsent(choice)
  }
  return [consent, decide]
}

/** Returns whether a link has opened the choices; closing them returns the focus to that link. */
function useChoices() {
  const [isOpen, setOpen] = useState(() => location.hash === choicesHash)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const open = () => {
      if (location.hash !== choicesHash) return
      opener.current = document.activeElement
      setOpen(true)
    }
    addEventListener("hashchange", open)
    return () => removeEventListener("hashchange", open)
  }, [])
  const close = () => {
    setOpen(false)
    if (location.hash === choicesHash) {
      history.replaceState(history.state, "", location.pathname + location.search)
    }
    const next = opener.current ?? document.getElementById("content")
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    opener.current = null
  }
  return { isOpen, close }
}

/** Returns the known object for an equal choice, so that reading it again causes no render. */
function reuseIfEqual(known: Consent, now: Consent): Consent {
  const isSame = known.statistics === now.statistics && known.marketing === now.marketing
  return isSame ? known : now
}

let measuring: Promise<AnalyticsSession> | null = null

/**
 * Measures the current page view, as far as the user consents. The analytics code is loaded by the
 * first call; if that fails, nothing is measured until the next call.
 */
async function measurePageView(settings: AnalyticsSettings): Promise<void> {
  measuring ??= import("#lib/analytics/browser/start-analytics.ts").then(
    ({ startAnalytics: startMeasuring }) => startMeasuring(settings),
  )
  const open = await measuring.catch(() => null)
  if (open) await open.measure()
  else measuring = null
}
