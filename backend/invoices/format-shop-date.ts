/** Formats the day of a timestamp in the shop's time zone: "21 November 2026". */
export function formatShopDate(date: Date | string): string {
  const options = { dateStyle: "long", timeZone: "Australia/Brisbane" } as const
  return new Date(date).toLocaleDateString("en-AU", options)
}
