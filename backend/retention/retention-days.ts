/** Default retention of personal data in days; null: for ever. */
export const usualRetention = {
  /** Guests' carts, after the last change. */
  carts: 60,
  /** Form submissions. */
  forms: 730,
  /** Emails, after they were sent or given up. */
  mails: 90,
  /** Sessions, after they ended. */
  sessions: 30,
  /** Known browsers of customers, after the last sign-in. */
  devices: 400,
  /** Confirmed requests to be notified when something is back in stock. */
  alerts: 365,
  /** Counts of searches that found nothing. */
  searches: 90,
  /** What administrators changed. */
  audit: 730,
} as const

export type Retention = Record<keyof typeof usualRetention, number | null>

/**
 * Parses RETENTION_DAYS, such as "forms=365,mails=30,carts=never"; omitted names use the default.
 * Returns an error message if the text is invalid.
 */
export function parseRetention(text: string): Retention | string {
  const days: Retention = { ...usualRetention }
  const names = Object.keys(usualRetention).join(", ")
  for (const part of text.split(",").filter((each) => each.trim() !== "")) {
    const [, name = "", count = ""] = /^\s*([a-z]+)\s*=\s*(\d{1,5}|never)\s*$/.exec(part) ?? []
    if (!isName(name) || count === "0") {
      return `"${part.trim()}" is not one of ${names} with a number of days or "never", such as forms=365`
    }
    days[name] = count === "never" ? null : Number(count)
  }
  return days
}

function isName(name: string): name is keyof Retention {
  return Object.hasOwn(usualRetention, name)
}
