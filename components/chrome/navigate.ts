import { takePendingUpdate } from "#components/web-app/pending-update.ts"
import { depart } from "./arrive.ts"
import { startLoading, startProgress } from "./progress.ts"
import { isOutdated } from "./recover.ts"

/** How a way inside the app stands in the browser's history. */
export type Way = "push" | "replace"
type GoInside = (path: string, way: Way) => void

let goInside: GoInside | null = null

/**
 * Leads to a path of the shop: inside the app, or as a document where the app is not there yet or a
 * newer one has to be taken. A bar shows at once that the visitor is on the way to another page.
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

/** Has paths of the shop opened by the app from now on. Returns what undoes it. */
export function openInside(go: GoInside): () => void {
  goInside = go
  return () => {
    if (goInside === go) goInside = null
  }
}
