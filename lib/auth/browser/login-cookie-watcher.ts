/**
 * Calls back whenever the login cookie may have changed: in this tab or another, when the tab
 * becomes visible, and when a page is restored from the back/forward cache. Returns the unsubscribe
 * function.
 */
export function subscribeToLoginCookie(onChange: () => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener("visibilitychange", onChange, { signal })
  addEventListener("pageshow", onChange, { signal })
  if ("cookieStore" in globalThis && globalThis.cookieStore instanceof EventTarget) {
    globalThis.cookieStore.addEventListener("change", onChange, { signal })
    return () => abort.abort()
  }
  // Older browsers have no CookieStore API; there the tabs notify each other.
  void import("./tab-channel.ts").then(({ openTabs }) => {
    if (signal.aborted) return
    const tabs = openTabs(({ kind }) => {
      if (kind === "look") onChange()
    })
    signal.addEventListener("abort", () => tabs.close())
  }, ignore)
  return () => abort.abort()
}

/** Without the tab channel the cookie is checked when the tab becomes visible. */
function ignore(): void {}
