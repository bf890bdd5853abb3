"use client"

import { useSyncExternalStore } from "react"
import { IconFrame, sharePath } from "./icon-frame.tsx"

type ShareButtonProps = {
  label: string
  /** Path and title to share instead of the page; the page's heading if `name` is missing. */
  path?: string
  name?: string
}

/** Opens the device's share sheet (Web Share API) with URL and title. Invisible without the API. */
export function ShareButton({ label, path, name }: ShareButtonProps) {
  const canShare = useSyncExternalStore(neverChanges, hasShare, isUnknown)
  const share = () => {
    const url = path === undefined ? getCanonicalUrl() : new URL(path, getCanonicalUrl()).href
    const title = name || document.querySelector("h1")?.textContent || document.title
    // The promise rejects when the user closes the share sheet, which is no error.
    navigator.share({ url, title }).catch(() => {})
  }
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!canShare}
      onClick={share}
      className={`flex size-11 shrink-0 items-center justify-center rounded-lg text-brand hover:bg-tint print:hidden ${canShare ? "" : "invisible"}`}
    >
      <IconFrame path={sharePath} />
    </button>
  )
}

/** Returns the canonical URL of the page, in its language. */
function getCanonicalUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical?.href ?? location.href
}

const neverChanges = () => () => {}
const hasShare = () => typeof navigator.share === "function"
const isUnknown = () => false
