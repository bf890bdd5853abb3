const storageKey = "curlew-recent-searches"
const maxSearches = 5
const maxLength = 100

/** Returns the searches that were submitted on this device, the latest first. They are never sent. */
export function getRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    if (!Array.isArray(stored)) return []
    return stored.filter(isSearch).slice(0, maxSearches)
  } catch {
    return []
  }
}

/** Adds a submitted search to those of this device. */
export function addRecentSearch(text: string): void {
  const search = text.trim().replaceAll(/\s+/g, " ")
  if (!isSearch(search)) return
  const key = search.toLowerCase()
  const others = getRecentSearches().filter((each) => each.toLowerCase() !== key)
  save([search, ...others].slice(0, maxSearches))
}

/** Deletes the searches of this device. */
export function clearRecentSearches(): void {
  save([])
}

function save(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    // Without storage nothing is remembered.
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= maxLength
}
