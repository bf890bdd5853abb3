/** "Gladstone, Rockhampton and Emerald", as the language says it. */
export function listPlaces(places: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(places)
}
