import { announceTitle, prepareAnnouncing } from "./announce.ts"
import { endProgress, startProgress } from "./progress.ts"

/** Path of the page in sight; null before the first. */
let shown: string | null = null
let course: "on" | "back" | null = null
let destination: string | null = null
/** Where a link of a page has last led, by the page's path. */
const trail = new Map<string, string>()

/** Notes that the visitor goes on to a page inside the app. */
export function depart(path: string): void {
  course = "on"
  destination = path
}

/** Where the visitor is on the way to inside the app, null where they have arrived. */
export function getDestination(): string | null {
  return destination
}

/**
 * Ends a way inside the app, at the page of this path. One that was gone to is seen from its top, or
 * from the place its address names, and its heading has the focus. One that was gone back to is as it
 * was, with the focus on the link that had led away from it. Whoever types on keeps the focus.
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

/** Notes when the browser leads the visitor back or forward. Returns what undoes it. */
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
  // A page that the browser has kept comes back as it was left: on the way.
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

/** What the address names within the page, if anything. */
function getPlace(): HTMLElement | null {
  return location.hash === "" ? null : document.getElementById(location.hash.slice(1))
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
