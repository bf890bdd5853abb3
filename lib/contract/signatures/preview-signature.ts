import { createHmac, timingSafeEqual } from "node:crypto"

/** Header in which the storefront requests a preview from the back end, signed. */
export const previewHeader = "x-curlew-preview"

/** What a preview displays: the shop at a time in ms (null: now), with or without drafts. */
export type PreviewOptions = { atMs: number | null; showsDrafts: boolean }

/** The header is created per request, so it expires soon. */
const maxAgeSeconds = 60
const headerPattern = /^(now|\d{1,15});([01]);(\d{1,12});([0-9a-f]{64})$/
/** The latest time that a Date can represent. */
const lastMs = 8_640_000_000_000_000

/** Returns the header: `{now or ms};{0 or 1};{unix seconds};{hex HMAC-SHA256}`. */
export function signPreview(options: PreviewOptions, secret: string, nowSeconds: number): string {
  const text = `${options.atMs ?? "now"};${options.showsDrafts ? 1 : 0};${Math.floor(nowSeconds)}`
  return `${text};${buildDigest(text, secret).toString("hex")}`
}

/** Returns the preview that was signed with this secret within a minute of now; else null. */
export function resolveSignedPreview(
  header: string,
  secret: string,
  nowSeconds: number,
): PreviewOptions | null {
  const [, at = "", drafts = "", time = "", digest = ""] = headerPattern.exec(header) ?? []
  if (secret === "" || digest === "" || Math.abs(nowSeconds - Number(time)) > maxAgeSeconds) {
    return null
  }
  const expected = buildDigest(`${at};${drafts};${time}`, secret)
  if (!timingSafeEqual(Buffer.from(digest, "hex"), expected)) return null
  const atMs = at === "now" ? null : Number(at)
  return atMs !== null && atMs > lastMs ? null : { atMs, showsDrafts: drafts === "1" }
}

/** Starts with the purpose: the same secret also signs change events and client IP addresses. */
function buildDigest(text: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`preview;${text}`).digest()
}
