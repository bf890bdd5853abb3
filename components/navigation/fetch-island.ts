import { fetchScriptStatus, getMissingScript, openDocument, reloadOnce } from "./chunk-recovery.ts"
import { hasTypedText } from "./has-typed-text.ts"
import { getNavigationTarget } from "./navigation-target.ts"

const retryDelayMs = 5_000
const maxTries = 20

/**
 * Fetches the code of an island (a lazy client component). Until it has loaded, the server-rendered
 * HTML stays, which is readable and usable. Failed requests are retried. If a newer build no longer
 * has the script, the page is reloaded, unless the user would lose typed text. If a navigation is
 * pending, its target is loaded as a document instead.
 */
export async function fetchIsland<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      const script = getMissingScript(error)
      if (script === null) throw error
      const status = await fetchScriptStatus(script)
      const isOver = status === "gone" || tries >= maxTries
      if (getNavigationTarget() !== null) openDocument()
      else if (status === "gone" && !hasTypedText()) reloadOnce(script)
      await (isOver ? forever : waitForRetry())
    }
  }
}

const forever = new Promise<never>(() => {})

/** Resolves when the browser is online again, or after the retry delay. */
function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController()
    const go = () => {
      abort.abort()
      resolve()
    }
    addEventListener("online", go, { signal: abort.signal })
    setTimeout(go, retryDelayMs)
  })
}
