/** Formats a number of bytes in kilobytes, or in megabytes from one on. */
export function formatMegabytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
}
