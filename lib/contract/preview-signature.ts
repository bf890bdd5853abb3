import { createHmac, timingSafeEqual } from "node:crypto"

/** Header in which the storefront asks the back end, believably, for a preview. */
export const previewHeader = "x-curlew-preview"

/** How the shop is to be seen: at a moment (null: now), and with what is not published. */
export type PreviewWish = { atMs: number | null; showsDrafts: boolean }

/** A header is made for the call it goes with, so it need not live long. */
const maxAgeSeconds = 60
const headerPattern = /^(now|\d{1,15});([01]);(\d{1,12});([0-9a-f]{64})$/
/** The last moment a date can hold. */
const lastMs = 8_640_000_000_000_000

/** The header's text: `{now or ms};{0 or 1};{unix seconds};{hex HMAC-SHA256}`. */
export function signPreview(wish: PreviewWish, secret: string, nowSeconds: number): string {
  const text = `${wish.atMs ?? "now"};${wish.showsDrafts ? 1 : 0};${Math.floor(nowSeconds)}`
  return `${text};${buildDigest(text, secret).toString("hex")}`
}

/** What was signed with this secret within a minute of now; else null. */
export function resolveSignedPreview(
  header: string,
  secret: string,
  nowSeconds: number,
): PreviewWish | null {
  const [, at = "", drafts = "", time = "", digest = ""] = headerPattern.exec(header) ?? []
  if (secret === "" || digest === "" || Math.abs(nowSeconds - Number(time)) > maxAgeSeconds) {
    return null
  }
  const expected = buildDigest(`${at};${drafts};${time}`, secret)
  if (!timingSafeEqual(Buffer.from(digest, "hex"), expected)) return null
  const atMs = at === "now" ? null : Number(at)
  return atMs !== null && atMs > lastMs ? null : { atMs, showsDrafts: drafts === "1" }
}

/** Begins with its purpose: the secret also signs announcements and visitors' addresses. */
function buildDigest(text: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`preview;${text}`).digest()
}
