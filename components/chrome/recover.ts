import { getDestination } from "./arrive.ts"

const markKey = "recovered"
/** Maximum number of scripts stored in a tab. */
const mostMarks = 50

let isBehind = false

/** True if files of this page's build are gone: the next navigation must load a document. */
export function isOutdated(): boolean {
  return isBehind
}

/** Returns the URL of the script that failed to load; null for any other error. */
export function getMissingScript(fault: unknown): string | null {
  if (!(fault instanceof Error) || fault.name !== "ChunkLoadError") return null
  return "request" in fault ? String(fault.request) : ""
}

/** Why a script failed to load: its build is gone, or the request failed this time. */
export type Loss = "gone" | "hindered" | "offline"

/** Requests the status of a script that failed to load. */
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
 * Loads the page, or the target of a pending navigation, as a document of the newest build. Returns
 * whether it does: once for each missing script, to prevent a reload loop.
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

/** Loads the page, or the target of a pending navigation, as a document. */
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
