import { isPrivatePath, isProtectedPath } from "#lib/auth/private-paths.ts"
import { getConnectionInfo } from "./connection-info.ts"
import { startLoading } from "./progress.ts"

/** The router functions that links need: navigation and prefetching. */
export type LinkRouter = { push: (path: string) => void; prefetch: (path: string) => void }

/** Maximum number of prefetches per page view. */
const maxPrefetches = 30
const notPages = /^\/(?:api|assets|v|_next|pay|oauth|preview)\/|\.\w+$/
/** Pages that start or end a login. */
const loginPath = /^(?:\/[a-z]{2})?\/(?:login|signup|forgotpassword|logout|auth|enter)(?:\/|$)/i
/** Path of the document: its CSP stays in force during client-side navigation. */
const documentPath = typeof location === "undefined" ? "/" : location.pathname

/** Returns the path of a link for client-side navigation; null if the browser must follow it. */
export function getAppPath(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.hasAttribute("download")) return null
  if (link.target !== "" && link.target !== "_self") return null
  if (notPages.test(link.pathname)) return null
  if (isGuarded(link.pathname) !== isGuarded(documentPath)) return null
  // The CSP of private pages allows no other origins: no map, no video, no service.
  if (isPrivatePath(documentPath) && !isPrivatePath(link.pathname)) return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.getAttribute("href")?.includes("#")) return null
  return link.pathname + link.search + link.hash
}

/** True for sign-in and protected pages, which have their own CSP and are `no-store`. */
function isGuarded(path: string): boolean {
  return loginPath.test(path) || isProtectedPath(path)
}

/**
 * Registers client-side navigation for the document's links, and prefetches their targets on hover,
 * touch or focus. Shows the progress bar, also for a document that the browser loads. Returns the
 * cleanup function.
 */
export function registerLinkHandlers(router: LinkRouter): () => void {
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener("click", (event) => followClick(event, router), { signal })
  document.addEventListener("submit", (event) => handleSubmit(event, router), { signal })
  const prefetch = buildPrefetch(router)
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) prefetch(link)
  }
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true, signal })
  }
  return () => abort.abort()
}

/**
 * Prefetches the first visible `data-prefetch` link to each kind of page (`/shop/…`, `/product/…`),
 * once the page is idle. It loads what all pages of its kind share, so that prefetches on intent
 * load little. Returns the stop function.
 */
export function startLinkPrefetch(router: LinkRouter): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {}
  const prefetch = buildPrefetch(router)
  const fetchedKinds = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      const kind = target.pathname.replace(/[^/]*$/, "")
      if (!fetchedKinds.has(kind) && prefetch(target)) fetchedKinds.add(kind)
    }
  })
  const cancel = requestIdleAfterLoad(() => {
    for (const link of document.querySelectorAll("a[data-prefetch]")) observer.observe(link)
  })
  return () => {
    cancel()
    observer.disconnect()
  }
}

function followClick(event: MouseEvent, router: LinkRouter): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (event.defaultPrevented || !isPlain || event.altKey) return
  const link = findLink(event)
  if (!link) return
  const path = getAppPath(link)
  if (path === null) {
    if (leadsToPage(link)) startLoading()
    return
  }
  event.preventDefault()
  router.push(path)
}

/** True if the browser itself will load another page of the shop in this tab. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link
  const staysInTab = (target === "" || target === "_self") && !link.hasAttribute("download")
  const isElsewhere = origin === location.origin && pathname !== location.pathname
  return staysInTab && isElsewhere && !notPages.test(pathname)
}

/**
 * Navigates to the filtered list that a form of filters chooses. Shows the progress bar for a form
 * that the browser itself submits.
 */
function handleSubmit(event: SubmitEvent, router: LinkRouter): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (form.dataset.listForm !== undefined) {
    event.preventDefault()
    // Loaded on demand: few pages have such a form. The browser submits it if the script is missing.
    import("./list-form.ts").then(
      ({ submitListForm }) => submitListForm(form, router),
      () => form.submit(),
    )
    return
  }
  if (form.method !== "dialog" && (form.target === "" || form.target === "_self")) startLoading()
}

function findLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a[href]") : null
}

/**
 * Returns a prefetch function that skips slow connections, data saving and pages of one user. It
 * returns true if it prefetches.
 */
function buildPrefetch(router: LinkRouter): (link: HTMLAnchorElement) => boolean {
  const fetched = new Set<string>()
  return (link) => {
    const path = getAppPath(link)
    if (!path || path === location.pathname || fetched.has(path)) return false
    const { savesData, isSlow } = getConnectionInfo()
    if (savesData || isSlow || fetched.size >= maxPrefetches) return false
    // A path with a query is a filtered list, which is rendered for each request.
    if (isPrivatePath(path) || link.search !== "") return false
    fetched.add(path)
    router.prefetch(path)
    return true
  }
}

/** Runs once the page has loaded and the browser is idle. Returns the cancel function. */
export function requestIdleAfterLoad(run: () => void): () => void {
  const abort = new AbortController()
  const runUnlessOff = () => {
    if (!abort.signal.aborted) run()
  }
  const wait = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(runUnlessOff)
    else setTimeout(runUnlessOff, 300)
  }
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true, signal: abort.signal })
  return () => abort.abort()
}
