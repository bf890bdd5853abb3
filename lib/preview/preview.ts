import type { PreviewOptions } from "#lib/contract/signatures/preview-signature.ts"
import "server-only"
import { cookies, draftMode } from "next/headers"
import { cache } from "react"
import { getPreviewCookieName, parsePreviewCookie } from "./preview-cookie.ts"

/** What a preview displays: the shop at a time in ms (null: now), with or without drafts. */
export type Preview = PreviewOptions

/** A preview with the time in ms at which it expires. */
export type BoundedPreview = Preview & { expiresMs: number }

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
