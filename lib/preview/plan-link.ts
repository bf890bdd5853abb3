import type { LinkWish } from "./preview-link.ts"
import { parseShopClock } from "./shop-clock.ts"

/** What an administrator fills in to have a preview link made. */
export type LinkForm = { path: string; when: string; days: string; showsDrafts: boolean }

const dayMs = 86_400_000
const mostDays = 90

/** The link that a form asks for, or the field that is wrong. Whether the path is a page of ours is seen later. */
export function planLink(
  { path, when, days, showsDrafts }: LinkForm,
  nowMs: number,
): (LinkWish & { path: string }) | { problem: "when" | "days" } {
  const atMs = when === "" ? null : parseShopClock(when)
  if (when !== "" && atMs === null) return { problem: "when" }
  const count = days === "" ? 7 : Number(days)
  if (!Number.isInteger(count) || count < 1 || count > mostDays) return { problem: "days" }
  return { path, atMs, showsDrafts, expiresMs: nowMs + count * dayMs }
}
