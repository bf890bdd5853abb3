import { getEnv } from "#lib/env.ts"
import type { BoundedPreview, Preview } from "./preview.ts"
import { isSignedText, signText } from "./sign-text.ts"

const valuePattern = /^((now|\d{1,15})\.([01])\.(\d{1,15}))\.([0-9a-f]{64})$/

/** Returns the name of the preview cookie. On https no other site can set it. */
export function getPreviewCookieName(): string {
  return isSecure() ? "__Host-curlew_preview" : "curlew_preview"
}

/**
 * Returns the preview in a cookie's value at `nowMs`; null if it has expired or is not signed by
 * this shop.
 */
export function parsePreviewCookie(value: string, nowMs: number): Preview | null {
  const [, text = "", at = "", drafts = "", expires = "", signature = ""] =
    valuePattern.exec(value) ?? []
  if (text === "" || !(Number(expires) > nowMs)) return null
  if (!isSignedText("cookie", text, signature)) return null
  return { atMs: at === "now" ? null : Number(at), showsDrafts: drafts === "1" }
}

/**
 * Returns the Cookie header that requests a page as this preview, without opening the preview in a
 * browser.
 */
export function buildPreviewCookie(preview: BoundedPreview): string {
  return `${getPreviewCookieName()}=${buildValue(preview)}`
}

/**
 * Returns the Set-Cookie header that opens a preview in a browser until it expires; null ends it.
 */
export function buildPreviewSetCookie(preview: BoundedPreview | null, nowMs: number): string {
  const seconds = preview === null ? 0 : Math.ceil((preview.expiresMs - nowMs) / 1_000)
  return [
    preview === null ? `${getPreviewCookieName()}=` : buildPreviewCookie(preview),
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    `Max-Age=${seconds}`,
    ...(isSecure() ? ["Secure"] : []),
  ].join("; ")
}

function buildValue({ atMs, showsDrafts, expiresMs }: BoundedPreview): string {
  const text = `${atMs ?? "now"}.${showsDrafts ? 1 : 0}.${expiresMs}`
  return `${text}.${signText("cookie", text)}`
}

function isSecure(): boolean {
  return new URL(getEnv().SITE_URL).protocol === "https:"
}
