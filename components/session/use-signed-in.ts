"use client"

import { useSyncExternalStore } from "react"
import { subscribeToLoginCookie } from "#lib/auth/browser/login-cookie-watcher.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"

/** Returns the login id from the browser's cookie; null if signed out, and on the server. */
export function useLoginId(): string | null {
  return useSyncExternalStore(
    subscribeToLoginCookie,
    () => parseLoginCookie(document.cookie),
    () => null,
  )
}

/** True if the browser's cookie shows a login; false on the server. */
export function useSignedIn(): boolean {
  return useLoginId() !== null
}
