import "server-only"
import { cookies, draftMode } from "next/headers"
import { cache } from "react"
import type { Preview } from "./preview.ts"
import { getPreviewCookieName, parsePreviewCookie } from "./preview-cookie.ts"

/**
 * Returns the preview of the current render, or null: on every ordinary request, and outside of
 * requests. The call does not make a public page dynamic.
 */
export const getPreview = cache(async (): Promise<Preview | null> => {
  if (!(await isDraftMode())) return null
  const cookie = (await cookies()).get(getPreviewCookieName())
  return cookie ? parsePreviewCookie(cookie.value, Date.now()) : null
})

/** Draft mode throws outside of requests, for example while static paths are listed. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}
