import { getDestination } from "./arrive.ts"
import { getMissingScript, loadDocument, lookForScript, reloadOnce } from "./recover.ts"

const tryAgainMs = 5_000
const mostTries = 20

/**
 * The code of an island, when it comes. Where it does not, the island stays as the page was sent with
 * it, which can be read and used: a bad line is tried again; a script that a newer shop no longer has
 * brings the newer shop, unless that would cost the visitor what they are typing. A page that is still
 * being gone to comes as a document instead.
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

/** Whether a field of the page holds something else than it was sent with. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main :is(input, textarea)",
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}

/** Resolves when the line is back, or after a while. */
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
