"use client"

import { useSyncExternalStore } from "react"
import { watchMark } from "#lib/session/browser/mark-watch.ts"
import { readMark } from "#lib/session/signed-in.ts"

/** Returns the login id from the browser's cookie; null if signed out, and on the server. */
export function useMark(): string | null {
  return useSyncExternalStore(
    watchMark,
    () => readMark(document.cookie),
    () => null,
  )
}

/** True if the browser's cookie shows a login; false on the server. */
export function useSignedIn(): boolean {
  return useMark() !== null
}
