import { getDestination } from "./arrive.ts"

const markKey = "recovered"
/** Most files that are remembered in a tab. */
const mostMarks = 50

let isBehind = false

/** Whether files of this page's build are gone, so that the next page has to be a document. */
export function isOutdated(): boolean {
  return isBehind
}

/** Address of the script that could not be fetched, or null for any other fault. */
export function getMissingScript(fault: unknown): string | null {
  if (!(fault instanceof Error) || fault.name !== "ChunkLoadError") return null
  return "request" in fault ? String(fault.request) : ""
}

/** What became of a script: the build it belongs to is gone, or it did not come this time. */
export type Loss = "gone" | "hindered" | "offline"

/** Asks the shop what became of a script that could not be fetched. */
export async function lookForScript(script: string): Promise<Loss> {
  try {
    const { status } = await fetch(script, { method: "HEAD", cache: "no-store" })
    if (status !== 404) return "hindered"
    isBehind = true
    return "gone"
  } catch {
    return "offline"
  }
}

/**
 * Loads the page or the visitor's destination as a document of the newest build, and says whether it
 * does: once for each script that is missing, so that a shop that cannot be mended this way is not asked
 * for ever.
 */
export function reloadOnce(script: string): boolean {
  const marks = readMarks()
  if (marks.includes(script)) return false
  try {
    sessionStorage.setItem(markKey, JSON.stringify([...marks, script].slice(-mostMarks)))
  } catch {
    return false
  }
  loadDocument()
  return true
}

/** Loads the page, or the one that the visitor is on the way to, as a document. */
export function loadDocument(): void {
  const destination = getDestination()
  if (destination === null) location.reload()
  else location.assign(destination)
}

function readMarks(): unknown[] {
  try {
    const marks: unknown = JSON.parse(sessionStorage.getItem(markKey) ?? "[]")
    return Array.isArray(marks) ? marks : []
  } catch {
    return []
  }
}
