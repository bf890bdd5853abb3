import type { Result } from "#lib/contract/result.ts"
import { parseShopClock } from "#lib/preview/shop-clock.ts"
import type { PreviewLinkOptions } from "./preview-link.ts"

/** Form values of an administrator for a preview link. */
export type LinkForm = { path: string; when: string; days: string; showsDrafts: boolean }

const dayMs = 86_400_000
const maxDays = 90

/**
 * Returns the options of the link, or the invalid field. `buildPreviewLink` validates the path
 * later.
 */
export function parseLinkForm(
  { path, when, days, showsDrafts }: LinkForm,
  nowMs: number,
): Result<PreviewLinkOptions & { path: string }, "when" | "days"> {
  const atMs = when === "" ? null : parseShopClock(when)
  if (when !== "" && atMs === null) return { ok: false, error: "when" }
  const count = days === "" ? 7 : Number(days)
  if (!Number.isInteger(count) || count < 1 || count > maxDays) {
    return { ok: false, error: "days" }
  }
  return { ok: true, value: { path, atMs, showsDrafts, expiresMs: nowMs + count * dayMs } }
}
