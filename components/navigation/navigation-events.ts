import { getFragmentTarget } from "./get-fragment-target.ts"
import { getNavigationTarget, setNavigationTarget } from "./navigation-target.ts"
import { startProgress, stopProgress } from "./progress.ts"

let region: HTMLElement | null = null
let observer: MutationObserver | null = null

/** Creates the live region for page titles: it must exist before its text changes. */
function createRouteAnnouncer(): void {
  if (region?.isConnected) return
  region = document.createElement("p")
  region.role = "status"
  region.className = "sr-only"
  document.body.append(region)
}

/**
 * Writes the title of the shown page into the live region, once the page has a title. Silences the
 * framework's own live region, which would read the heading that the focus already reads.
 */
function updateRouteAnnouncer(): void {
  document.querySelector("next-route-announcer")?.setAttribute("aria-hidden", "true")
  observer?.disconnect()
  if (writeTitle()) return
  observer = new MutationObserver(() => {
    if (writeTitle()) observer?.disconnect()
  })
  observer.observe(document.head, { childList: true, subtree: true })
}

function writeTitle(): boolean {
  const { title } = document
  if (region && title !== "") region.textContent = title
  return title !== ""
}

/** Path of the shown page; null before the first. */
let currentPath: string | null = null
let pendingType: "push" | "traverse" | null = null
/** Target of the last followed link, by the path of its page. */
const lastTargetByPath = new Map<string, string>()

/** Handles the start of a client-side navigation. */
export function handleNavigationStart(path: string): void {
  pendingType = "push"
  setNavigationTarget(path)
}

/** True while a followed link leads to the top of a page, and not to a fragment of it. */
export function isNavigatingToTop(): boolean {
  return pendingType === "push" && getNavigationTarget()?.includes("#") === false
}

/**
 * Handles the end of a client-side navigation: restores scroll position and focus. A new page is
 * scrolled to the top, or to the URL's fragment, and its heading gets the focus. After Back or
 * Forward the scroll position stays, and after Back the link that had been followed gets the focus.
 * A field that the user is typing in retains the focus.
 */
export function handleNavigationEnd(path: string): void {
  const from = currentPath
  const navigationType = pendingType
  currentPath = path
  pendingType = null
  setNavigationTarget(null)
  stopProgress()
  const main = document.getElementById("content")
  if (from === null || navigationType === null || !main) return
  if (navigationType === "push") lastTargetByPath.set(from, path)
  const focusTarget =
    navigationType === "push"
      ? getFragmentTarget()
      : lastTargetByPath.get(path) === from
        ? findLink(main, from)
        : null
  if (navigationType === "push" && !focusTarget) scrollTo({ top: 0, behavior: "instant" })
  if (from !== path) updateRouteAnnouncer()
  if (!isTypingIn(main)) focusOn(focusTarget ?? main.querySelector("h1") ?? main)
}

/** Subscribes to Back and Forward of the browser. Returns the unsubscribe function. */
export function subscribeToHistoryNavigation(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  createRouteAnnouncer()
  const onPop = () => {
    if (currentPath === null || location.pathname === currentPath) return
    pendingType = "traverse"
    setNavigationTarget(location.href)
    startProgress()
  }
  addEventListener("popstate", onPop, { signal })
  // A page restored from the back/forward cache still shows the progress of the old navigation.
  addEventListener("pageshow", ({ persisted }) => persisted && stopProgress(), { signal })
  return () => abort.abort()
}

function isTypingIn(main: Element): boolean {
  const { activeElement } = document
  return main.contains(activeElement) && activeElement?.matches("input,textarea,select") === true
}

function findLink(main: Element, path: string): HTMLElement | null {
  return main.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`)
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
