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
  void import("./tabs.ts").then(({ openTabs }) => {
    if (signal.aborted) return
    const tabs = openTabs(({ kind }) => {
      if (kind === "look") onChange()
    })
    signal.addEventListener("abort", () => tabs.close())
  }, ignore)
  return () => abort.abort()
}

/** A tab that cannot hear the others looks when it is looked at. */
function ignore(): void {}
