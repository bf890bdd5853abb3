import { isMemberPath, isPrivateAddress } from "#lib/session/private-paths.ts"
import { getLineQuality } from "./line-quality.ts"
import { startLoading } from "./progress.ts"

/** Ways of the app that links need: to a page, and to fetch it ahead. */
export type LinkRouter = { push: (path: string) => void; prefetch: (path: string) => void }

/**
 * Most targets fetched ahead by themselves, and by pointing, on one page view. The first brings
 * along what all pages of its kind share, so that little is left to fetch when another is touched.
 */
const mostLikely = 1
const mostPointed = 30
const notPages = /^\/(?:api|assets|v|_next|pay|oauth|preview)\/|\.\w+$/
/** Pages that begin or end a login. */
const loginPath = /^(?:\/[a-z]{2})?\/(?:login|signup|forgotpassword|logout|auth|enter)(?:\/|$)/i
/** Path that the document was sent for: it keeps the policy of that wherever it goes on to. */
const sentFor = typeof location === "undefined" ? "/" : location.pathname

/** The path a link leads to inside this app, or null where the browser has to follow it itself. */
export function getAppPath(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.hasAttribute("download")) return null
  if (link.target !== "" && link.target !== "_self") return null
  if (notPages.test(link.pathname)) return null
  if (isGuarded(link.pathname) !== isGuarded(sentFor)) return null
  // Such a policy lets in nothing from elsewhere: no map, no film, no service.
  if (isPrivateAddress(sentFor) && !isPrivateAddress(link.pathname)) return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  if (isSamePage && link.getAttribute("href")?.includes("#")) return null
  return link.pathname + link.search + link.hash
}

/** Sign-in and private pages: they stand under a policy of their own and nobody keeps them. */
function isGuarded(path: string): boolean {
  return loginPath.test(path) || isMemberPath(path)
}

/**
 * Makes the document's links navigate inside the app, and fetches ahead the targets of those that are
 * pointed at or focused. Shows that the visitor is on the way, also to a page that the browser loads.
 * Returns what undoes it.
 */
export function watchLinks(router: LinkRouter): () => void {
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener("click", (event) => followClick(event, router), { signal })
  document.addEventListener("submit", showSending, { signal })
  const fetchAhead = buildPrefetch(router, mostPointed)
  const onIntent = (event: Event) => {
    const link = findLink(event)
    if (link) fetchAhead(link)
  }
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true, signal })
  }
  return () => abort.abort()
}

/** Fetches ahead the target of a likely link in view, once the page is quiet. Returns what stops it. */
export function watchLikelyLinks(router: LinkRouter): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {}
  const fetchAhead = buildPrefetch(router, mostLikely)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) fetchAhead(target)
    }
  })
  const cancel = whenQuiet(() => {
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

/** Whether the browser itself leads on to another of the shop's pages. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link
  const staysInTab = (target === "" || target === "_self") && !link.hasAttribute("download")
  const isElsewhere = origin === location.origin && pathname !== location.pathname
  return staysInTab && isElsewhere && !notPages.test(pathname)
}

/** A form that the browser itself sends leads to another page. */
function showSending(event: SubmitEvent): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (form.method !== "dialog" && (form.target === "" || form.target === "_self")) startLoading()
}

function findLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a[href]") : null
}

/** Nothing is fetched ahead on a slow line, for who saves data, or of what is for one visitor alone. */
function buildPrefetch(router: LinkRouter, most: number): (link: HTMLAnchorElement) => void {
  const fetched = new Set<string>()
  return (link) => {
    const path = getAppPath(link)
    if (!path || path === location.pathname || fetched.has(path) || fetched.size >= most) return
    const { savesData, isSlow } = getLineQuality()
    if (savesData || isSlow || isPrivateAddress(path)) return
    fetched.add(path)
    router.prefetch(path)
  }
}

/** Runs once everything has loaded and the browser has nothing to do. Returns what calls it off. */
export function whenQuiet(run: () => void): () => void {
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
