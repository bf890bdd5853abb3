import { getLanguageTag } from "#lib/contract/languages.ts"
import { shopTimeZone } from "#lib/i18n/shop-time-zone.ts"

/** Formats a time in the shop's time zone: "24 December 2026, 9:00 am". */
export function formatPreviewTime(atMs: number, locale: string): string {
  const intl = getLanguageTag(locale)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone: shopTimeZone }).format(atMs)
  // A single format with both styles would insert "at" between them.
  return `${format({ dateStyle: "long" })}, ${format({ timeStyle: "short" })}`.replace(
    /\u202f/g,
    " ",
  )
}
