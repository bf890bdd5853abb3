"use client"

import { useSyncExternalStore } from "react"
import { Icon } from "./icon.tsx"

type ShareButtonProps = {
  label: string
  /** What is shared, where it is not the page itself: its path, and its name if it has one. */
  path?: string
  name?: string
}

/** Hands the page's address and name to the device's own list of ways to share; unseen where there is none. */
export function ShareButton({ label, path, name }: ShareButtonProps) {
  const canShare = useSyncExternalStore(neverChanges, hasShare, isUnknown)
  const share = () => {
    const url = path === undefined ? getAddress() : new URL(path, getAddress()).href
    const title = name || document.querySelector("h1")?.textContent || document.title
    // Who closes the list again has made no mistake.
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
      <Icon name="share" />
    </button>
  )
}

/** The page's one right address, in its language. */
function getAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
  return canonical?.href ?? location.href
}

const neverChanges = () => () => {}
const hasShare = () => typeof navigator.share === "function"
const isUnknown = () => false
