import { keptStateKey } from "#lib/session/browser/kept-state.ts"
import { themeField } from "#lib/theme/theme-script.ts"

/** What a browser keeps that says nothing of a person: the colours, and whether the shop answers. */
const impersonal: readonly string[] = [themeField, keptStateKey]

/**
 * Forgets whatever this browser keeps of a customer: the cart's last state, texts they have typed, and
 * anything else but what says nothing of anybody. The worker's caches hold public pages alone.
 */
export function forgetCustomer(): void {
  try {
    sessionStorage.clear()
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
    for (const key of keys) {
      if (key !== null && !impersonal.includes(key)) localStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
