import { getNavigationTarget } from "./navigation-target.ts"

const storageKey = "recovered"
/** Maximum number of scripts stored in a tab. */
const maxStored = 50

let isBehind = false

/** True if files of this page's build are gone: the next navigation must load a document. */
export function isOutdatedDocument(): boolean {
  return isBehind
}

/** Returns the URL of the script that failed to load; null for any other error. */
export function getMissingScript(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return null
  return "request" in error ? String(error.request) : ""
}

/** Why a script failed to load: its build is gone, or the request failed this time. */
export type ScriptStatus = "gone" | "unavailable" | "offline"

/** Requests the status of a script that failed to load. */
export async function fetchScriptStatus(script: string): Promise<ScriptStatus> {
  try {
    const { status } = await fetch(script, { method: "HEAD", cache: "no-store" })
    if (status !== 404) return "unavailable"
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
  const reloaded = getReloadedScripts()
  if (reloaded.includes(script)) return false
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...reloaded, script].slice(-maxStored)))
  } catch {
    return false
  }
  openDocument()
  return true
}

/** Loads the page, or the target of a pending navigation, as a document. */
export function openDocument(): void {
  const destination = getNavigationTarget()
  if (destination === null) location.reload()
  else location.assign(destination)
}

function getReloadedScripts(): unknown[] {
  try {
    const scripts: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(scripts) ? scripts : []
  } catch {
    return []
  }
}
