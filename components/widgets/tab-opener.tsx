"use client"

import { useEffect } from "react"
import { getFragmentTarget } from "#components/navigation/get-fragment-target.ts"

/** Opens the tab with the target of the URL fragment, or with a find-in-page match. */
export function TabOpener({ tabsId }: { tabsId: string }) {
  useEffect(() => {
    const tabs = document.getElementById(tabsId)
    if (!tabs) return
    const abort = new AbortController()
    const { signal } = abort
    const panels = "onbeforematch" in tabs ? tabs.querySelectorAll(".tab-panel") : []
    for (const panel of panels) {
      panel.setAttribute("hidden", "until-found")
      const handleBeforeMatch = () => {
        openTab(panel)
        // The browser removes the attribute after this handler.
        setTimeout(() => panel.setAttribute("hidden", "until-found"))
      }
      panel.addEventListener("beforematch", handleBeforeMatch, { signal })
    }
    const openHashTarget = () => {
      const target = getFragmentTarget()
      const panel = target && tabs.contains(target) ? target.closest(".tab-panel") : null
      if (!target || !panel) return
      openTab(panel)
      target.scrollIntoView()
    }
    openHashTarget()
    addEventListener("hashchange", openHashTarget, { signal })
    return () => abort.abort()
  }, [tabsId])
  return null
}

function openTab(panel: Element): void {
  const radio = panel.parentElement?.querySelector<HTMLInputElement>(":scope > input")
  if (radio) radio.checked = true
}
