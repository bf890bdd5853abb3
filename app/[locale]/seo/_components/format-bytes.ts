import { getLanguageTag } from "#lib/contract/languages.ts"

/** Formats a size for readers: "14 kB", "1.2 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 999_500
  return new Intl.NumberFormat(getLanguageTag(locale), {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge || bytes < 10_000 ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000))
}
