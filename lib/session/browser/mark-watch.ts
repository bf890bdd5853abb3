import { openTabs } from "./tabs.ts"

/**
 * Calls back whenever the readable mark of the login may have changed: in this tab or another, when
 * the tab is looked at again, and when a page comes back as it was left. Returns what stops it.
 */
export function watchMark(onChange: () => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener("visibilitychange", onChange, { signal })
  addEventListener("pageshow", onChange, { signal })
  if ("cookieStore" in globalThis && globalThis.cookieStore instanceof EventTarget) {
    globalThis.cookieStore.addEventListener("change", onChange, { signal })
    return () => abort.abort()
  }
  // Older browsers say nothing of cookies; the tabs tell each other.
  const tabs = openTabs(({ kind }) => {
    if (kind === "look") onChange()
  })
  return () => {
    abort.abort()
    tabs.close()
  }
}
