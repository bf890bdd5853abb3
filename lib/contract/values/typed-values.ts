/** Maximum number of digits that a number stores exactly. */
const maxDigits = 15

/**
 * Parses a plain decimal such as "-12.5". Returns null for anything else, or where digits would be
 * lost.
 */
export function parseDecimal(text: string): number | null {
  const plain = text.trim()
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  if (plain.replace(/\D/g, "").replace(/^0+/, "").length > maxDigits) return null
  return Number(plain) + 0
}

/**
 * Parses a number as people write it: "1,234.50", "$12", "12 %", "- 3". Commas and spaces are
 * allowed only between groups of three digits, so that "1,5" is not read as fifteen.
 */
export function parseWrittenNumber(text: string, sign: "$" | "%" | ""): number | null {
  const bare = stripSign(text.trim(), sign).replace(/^([+-])\s+/, "$1")
  if (/[,\s]/.test(bare) && !/^[+-]?\d{1,3}(?:[,\s]\d{3})+(?:\.\d*)?$/.test(bare)) return null
  return parseDecimal(bare.replace(/[,\s]/g, ""))
}

function stripSign(text: string, sign: "$" | "%" | ""): string {
  if (sign === "$") return text.replace(/^([+-]?)\s*(?:AUD|A)?\s*\$\s*/i, "$1")
  return sign === "%" ? text.replace(/\s*%$/, "") : text
}

/**
 * True if a number is a whole number of steps away from `base`, within floating-point precision.
 */
export function isOnStep(value: number, step: number, base: number): boolean {
  const steps = (value - base) / step
  const slack = Math.max(1e-6, Math.abs(steps) * 4 * Number.EPSILON)
  return Math.abs(steps - Math.round(steps)) <= slack
}

/** A local date or time, without a time zone. */
type LocalDateTime = {
  /** Stored and displayed form: "31/01/2026", "31/01/2026 14:05", "14:05". */
  shown: string
  /** Comparable form, as in native inputs: "2026-01-31T14:05". */
  iso: string
}

/**
 * Parses a date (dd/mm/yyyy), a date with a time, or a time, as typed or as native inputs submit
 * it. Returns null for dates that do not exist, such as 31/02/2026.
 */
export function parseDateTime(
  kind: "date" | "datetime" | "time",
  text: string,
): LocalDateTime | null {
  const plain = text.trim()
  if (kind === "date") return parseDate(plain)
  if (kind === "time") return parseTime(plain)
  const parts = /^([^\sT,]+)(?:T|,?\s+)(.+)$/i.exec(plain)
  const date = parseDate(parts?.[1] ?? "")
  const time = parseTime(parts?.[2] ?? "")
  if (date === null || time === null) return null
  return { shown: `${date.shown} ${time.shown}`, iso: `${date.iso}T${time.iso}` }
}

function parseDate(text: string): LocalDateTime | null {
  const written = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text)
  const native = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (written) return buildDate(written[4], written[3], written[1])
  return native ? buildDate(native[1], native[2], native[3]) : null
}

function buildDate(yearText = "", monthText = "", dayText = ""): LocalDateTime | null {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > countDays(year, month)) return null
  const [mm, dd] = [monthText.padStart(2, "0"), dayText.padStart(2, "0")]
  return { shown: `${dd}/${mm}/${yearText}`, iso: `${yearText}-${mm}-${dd}` }
}

function countDays(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function parseTime(text: string): LocalDateTime | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text)
  if (!parts || (parts[2] === undefined && parts[3] === undefined)) return null
  if (/m\.?$/i.test(text) && parts[3] === undefined) return null
  const hour = resolveHour(Number(parts[1]), parts[3]?.toLowerCase())
  const minute = Number(parts[2] ?? 0)
  if (hour === null || minute > 59) return null
  const shown = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
  return { shown, iso: shown }
}

function resolveHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === "p" ? 12 : 0)
}
