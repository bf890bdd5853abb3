import { linkStateKey } from "#lib/auth/browser/link-state-storage.ts"
import { themeField } from "#lib/theme/theme-script.ts"

/** Storage keys without personal data: the theme, and whether the server is reachable. */
const impersonal: readonly string[] = [themeField, linkStateKey]

/**
 * Deletes all personal data from web storage: the offline cart, form drafts, and everything else
 * except the keys without personal data. The service worker's caches hold public pages only.
 */
export function deletePersonalData(): void {
  try {
    sessionStorage.clear()
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
    for (const key of keys) {
      if (key !== null && !impersonal.includes(key)) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
