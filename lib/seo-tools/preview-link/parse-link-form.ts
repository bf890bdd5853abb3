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
): (PreviewLinkOptions & { path: string }) | { problem: "when" | "days" } {
  const atMs = when === "" ? null : parseShopClock(when)
  if (when !== "" && atMs === null) return { problem: "when" }
  const count = days === "" ? 7 : Number(days)
  if (!Number.isInteger(count) || count < 1 || count > maxDays) return { problem: "days" }
  return { path, atMs, showsDrafts, expiresMs: nowMs + count * dayMs }
}
