import { announceTitle, prepareAnnouncing } from "./announce.ts"
import { endProgress, startProgress } from "./progress.ts"

/** Path of the shown page; null before the first. */
let shown: string | null = null
let course: "on" | "back" | null = null
let destination: string | null = null
/** Target of the last followed link, by the path of its page. */
const trail = new Map<string, string>()

/** Handles the start of a client-side navigation. */
export function depart(path: string): void {
  course = "on"
  destination = path
}

/** Returns the target of the pending client-side navigation; null if none is pending. */
export function getDestination(): string | null {
  return destination
}

/**
 * Handles the end of a client-side navigation: restores scroll position and focus. A new page is
 * scrolled to the top, or to the URL's fragment, and its heading gets the focus. After Back or
 * Forward the scroll position stays, and after Back the link that had been followed gets the focus.
 * A field that the user is typing in retains the focus.
 */
export function arrive(path: string): void {
  const from = shown
  const way = course
  shown = path
  course = null
  destination = null
  endProgress()
  const main = document.getElementById("content")
  if (from === null || way === null || !main) return
  if (way === "on") trail.set(from, path)
  const place = way === "on" ? getPlace() : trail.get(path) === from ? findLink(main, from) : null
  if (way === "on" && !place) scrollTo({ top: 0, behavior: "instant" })
  if (from !== path) announceTitle()
  if (!isTypingIn(main)) focusOn(place ?? main.querySelector("h1") ?? main)
}

/** Subscribes to Back and Forward of the browser. Returns the unsubscribe function. */
export function watchReturns(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  prepareAnnouncing()
  const onPop = () => {
    if (shown === null || location.pathname === shown) return
    course = "back"
    destination = location.href
    startProgress()
  }
  addEventListener("popstate", onPop, { signal })
  // A page restored from the back/forward cache still shows the progress of the old navigation.
  addEventListener("pageshow", ({ persisted }) => persisted && endProgress(), { signal })
  return () => abort.abort()
}

function isTypingIn(main: Element): boolean {
  const { activeElement } = document
  return main.contains(activeElement) && activeElement?.matches("input,textarea,select") === true
}

function findLink(main: Element, path: string): HTMLElement | null {
  return main.querySelector<HTMLElement>(`a[href="${CSS.escape(path)}"]`)
}

/** Returns the element that the URL's fragment identifies, if any. */
function getPlace(): HTMLElement | null {
  return location.hash === "" ? null : document.getElementById(location.hash.slice(1))
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
