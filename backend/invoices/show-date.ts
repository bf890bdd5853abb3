/** A moment as the shop writes its day, by its own clock: "21 November 2026". */
export function showDate(moment: Date | string): string {
  const options = { dateStyle: "long", timeZone: "Australia/Brisbane" } as const
  return new Date(moment).toLocaleDateString("en-AU", options)
}
