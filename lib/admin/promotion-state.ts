/** Whether a promotion code holds now, by its dates and its uses. */
export type PromotionState = "off" | "planned" | "ended" | "usedUp" | "running"

type Promotion = Readonly<Record<string, unknown>>

/** Returns the state of a promotion's record at a time (Unix milliseconds). */
export function getPromotionState(promotion: Promotion, nowMs: number): PromotionState {
  const { enabled, starts_at, ends_at, max_uses, use_count } = promotion
  if (enabled === false) return "off"
  if (typeof starts_at === "string" && nowMs < Date.parse(starts_at)) return "planned"
  if (typeof ends_at === "string" && nowMs >= Date.parse(ends_at)) return "ended"
  const isUsedUp = typeof max_uses === "number" && Number(use_count ?? 0) >= max_uses
  return isUsedUp ? "usedUp" : "running"
}
