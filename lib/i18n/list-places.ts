/** Formats a list as "Gladstone, Rockhampton and Emerald" in the locale. */
export function listPlaces(places: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(places)
}
