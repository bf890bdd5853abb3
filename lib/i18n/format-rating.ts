import { getLanguageTag } from "#lib/contract/languages.ts"

/** Formats an average of stars with one decimal, such as "4.0". */
export function formatAverage(average: number, locale: string): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(getLanguageTag(locale), decimals).format(average)
}

/** Formats a count in the locale's digits, such as "1,250". */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(getLanguageTag(locale)).format(count)
}
