import { getDestination } from "./arrive.ts"
import { getMissingScript, loadDocument, lookForScript, reloadOnce } from "./recover.ts"

const tryAgainMs = 5_000
const mostTries = 20

/**
 * Fetches the code of an island (a lazy client component). Until it has loaded, the server-rendered
 * HTML stays, which is readable and usable. Failed requests are retried. If a newer build no longer
 * has the script, the page is reloaded, unless the user would lose typed text. If a navigation is
 * pending, its target is loaded as a document instead.
 */
export async function loadIsland<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (fault) {
      const script = getMissingScript(fault)
      if (script === null) throw fault
      const loss = await lookForScript(script)
      const isOver = loss === "gone" || tries >= mostTries
      if (getDestination() !== null) loadDocument()
      else if (loss === "gone" && !holdsTypedText()) reloadOnce(script)
      await (isOver ? forever : untilBetter())
    }
  }
}

const forever = new Promise<never>(() => {})

/** True if a field of the page differs from its server-rendered value. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main :is(input, textarea)",
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}

/** Resolves when the browser is online again, or after the retry delay. */
function untilBetter(): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController()
    const go = () => {
      abort.abort()
      resolve()
    }
    addEventListener("online", go, { signal: abort.signal })
    setTimeout(go, tryAgainMs)
  })
}
