import { isOutdatedDocument } from "./chunk-recovery.ts"
import { loadPageScripts } from "./load-page-scripts.ts"
import { handleNavigationStart } from "./navigation-events.ts"
import { getAndClearPendingUpdate } from "./pending-update.ts"
import { startLoading, startProgress } from "./progress.ts"

/** How a client-side navigation changes the browser's history. */
export type NavigationType = "push" | "replace"
type ClientNavigate = (path: string, type: NavigationType) => void

let clientNavigate: ClientNavigate | null = null

/**
 * Navigates to a path of the shop: client-side, or as a document if the router is not hydrated yet
 * or a newer build is waiting. Shows the progress bar at once if the path changes.
 */
export function navigateTo(path: string, type: NavigationType = "push"): void {
  const { pathname } = new URL(path, location.href)
  const isElsewhere = pathname !== location.pathname
  const isFresh = getAndClearPendingUpdate() === null && !isOutdatedDocument()
  if (isFresh && clientNavigate) {
    if (isElsewhere) startProgress()
    handleNavigationStart(path)
    loadPageScripts(pathname)
    clientNavigate(path, type)
  } else {
    if (isElsewhere) startLoading()
    openAsDocument(path, type)
  }
}

function openAsDocument(path: string, type: NavigationType): void {
  if (type === "push") location.assign(path)
  else location.replace(path)
}

/** Registers the router for client-side navigation. Returns the unregister function. */
export function registerClientRouter(go: ClientNavigate): () => void {
  clientNavigate = go
  return () => {
    if (clientNavigate === go) clientNavigate = null
  }
}
