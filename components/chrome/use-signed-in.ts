"use client"

import { useSyncExternalStore } from "react"
import { watchMark } from "#lib/session/browser/mark-watch.ts"
import { readMark } from "#lib/session/signed-in.ts"

/** The mark of the visitor's login, as their browser knows it; null in the page as it is sent. */
export function useMark(): string | null {
  return useSyncExternalStore(
    watchMark,
    () => readMark(document.cookie),
    () => null,
  )
}

/** Whether the visitor is signed in, as their browser knows it; false in the page as it is sent. */
export function useSignedIn(): boolean {
  return useMark() !== null
}
