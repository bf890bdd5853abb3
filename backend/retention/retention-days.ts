/** For how many days what is kept of people stays, unless the owner says otherwise; null for ever. */
export const usualRetention = {
  /** Guests' carts, after the last change. */
  carts: 60,
  /** What was sent through forms. */
  forms: 730,
  /** Mails that were sent or given up. */
  mails: 90,
  /** Sign-ins, after they ended. */
  sessions: 30,
  /** Browsers that a customer signs in with, after the last time. */
  devices: 400,
} as const

export type Retention = Record<keyof typeof usualRetention, number | null>

/**
 * The days of RETENTION_DAYS, such as "forms=365,mails=30,carts=never"; what it does not name is as
 * usual. A sentence about what of it is not understood instead.
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
