import { takePendingUpdate } from "#components/web-app/pending-update.ts"
import { depart } from "./arrive.ts"
import { startLoading, startProgress } from "./progress.ts"
import { isOutdated } from "./recover.ts"

/** How a client-side navigation changes the browser's history. */
export type Way = "push" | "replace"
type GoInside = (path: string, way: Way) => void

let goInside: GoInside | null = null

/**
 * Navigates to a path of the shop: client-side, or as a document if the router is not hydrated yet
 * or a newer build is waiting. Shows the progress bar at once if the path changes.
 */
export function navigateTo(path: string, way: Way = "push"): void {
  const isElsewhere = new URL(path, location.href).pathname !== location.pathname
  const isFresh = !takePendingUpdate() && !isOutdated()
  if (isFresh && goInside) {
    if (isElsewhere) startProgress()
    depart(path)
    goInside(path, way)
  } else {
    if (isElsewhere) startLoading()
    load(path, way)
  }
}

function load(path: string, way: Way): void {
  if (way === "push") location.assign(path)
  else location.replace(path)
}

/** Registers the router for client-side navigation. Returns the unregister function. */
export function openInside(go: GoInside): () => void {
  goInside = go
  return () => {
    if (goInside === go) goInside = null
  }
}
