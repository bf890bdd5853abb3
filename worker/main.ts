import { resolveRequestStrategy } from "#lib/pwa/resolve-request-strategy.ts"
import { parseWorkerMessage } from "#lib/pwa/worker-message.ts"
import { deleteOldCaches, findCachedPage } from "./caches.ts"
import { files, images, pages } from "./strategies.ts"
import { findOfflinePage, saveOfflinePage, saveVisitedPage } from "./visited-pages.ts"
import type { FetchEvent, WorkerScope } from "./worker-scope.ts"

declare const self: WorkerScope

/*
 * Service worker of the shop. Requests that it does not handle go to the network; it caches visited
 * public pages, their images and files, and the offline page.
 */

self.addEventListener("activate", (event) => {
  // Navigations wait for activation, so it sends no network request.
  event.waitUntil(Promise.allSettled([deleteOldCaches(), enableNavigationPreload()]))
})

self.addEventListener("message", (event) => {
  const message = parseWorkerMessage(event.data)
  // Not awaited: the activation waits for this event, and navigations wait for the activation.
  if (message?.kind === "take-over") void self.skipWaiting()
  if (message?.kind === "visited") event.waitUntil(saveVisitedPage(event, message))
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const plan = resolveRequestStrategy({
    method: request.method,
    url: new URL(request.url),
    origin: location.origin,
    isNavigation: request.mode === "navigate",
    hasRange: request.headers.has("Range"),
  })
  if (plan === "file") event.respondWith(files.handle({ event, request }))
  if (plan === "picture") event.respondWith(images.handle({ event, request }))
  if (plan === "page") handlePage(event)
  if (plan === "visit") event.respondWith(handleNavigation(event).catch(toOffline(event)))
})

/** Responds with a public page and caches the offline page of its language. */
function handlePage(event: FetchEvent): void {
  const { request } = event
  const response = pages.handle({ event, request })
  event.respondWith(response.catch(toCachedPage(event)))
  const saveOffline = () => saveOfflinePage(new URL(request.url).pathname, event)
  event.waitUntil(response.then(saveOffline, () => {}))
}

/** Responds with a private page, which is never cached. */
async function handleNavigation(event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

/**
 * Returns the fallback for a failed request: the cached page of any build, else the offline page.
 */
function toCachedPage(event: FetchEvent): () => Promise<Response> {
  const { pathname } = new URL(event.request.url)
  return async () => (await findCachedPage(pathname)) ?? toOffline(event)()
}

/** Returns the last fallback: the offline page in the language of the path, else in English. */
function toOffline({ request }: FetchEvent): () => Promise<Response> {
  return async () => {
    const { pathname } = new URL(request.url)
    return (await findOfflinePage(pathname)) ?? (await findOfflinePage("/")) ?? Response.error()
  }
}

/** Enables navigation preload, so that navigations do not wait for the worker to start. */
async function enableNavigationPreload(): Promise<void> {
  await self.registration.navigationPreload?.enable()
}
