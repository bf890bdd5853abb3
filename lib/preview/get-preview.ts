import "server-only"
import { cookies, draftMode } from "next/headers"
import { cache } from "react"
import type { Preview } from "./preview.ts"
import { getPreviewCookieName, parsePreviewCookie } from "./preview-cookie.ts"

/**
 * The preview that the page being made belongs to, or null: on every ordinary request, and wherever
 * nothing is asked for by a visitor. Asking does not make a public page dynamic.
 */
export const getPreview = cache(async (): Promise<Preview | null> => {
  if (!(await isDraftMode())) return null
  const kept = (await cookies()).get(getPreviewCookieName())
  return kept ? parsePreviewCookie(kept.value, Date.now()) : null
})

/** The framework's draft mode is unknown where there is no request, as when paths are listed. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
