"use client"

import { useSyncExternalStore } from "react"
import { isSignedIn } from "#lib/session/signed-in.ts"

/** Whether the visitor is signed in, as their browser knows it; false in the page as it is sent. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    watchReturn,
    () => isSignedIn(document.cookie),
    () => false,
  )
}

/** Cookies announce nothing; one may have signed in or out in another tab. */
function watchReturn(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange)
  return () => document.removeEventListener("visibilitychange", onChange)
}
