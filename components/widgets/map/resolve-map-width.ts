/**
 * Returns the CSS width of a map: pixels ("600", "600px") or percent ("50%"); 100% for anything
 * else.
 */
export function resolveMapWidth(width: unknown): string {
  const text = typeof width === "number" ? String(width) : width
  const [, amount, unit = "px"] =
    (typeof text === "string" && /^\s*(\d{1,4})(?:\.\d+)?\s*(px|%)?\s*$/i.exec(text)) || []
  if (!amount || Number(amount) === 0) return "100%"
  if (unit === "%") return `${Math.min(100, Math.max(10, Number(amount)))}%`
  return `${Math.max(100, Number(amount))}px`
}
