import { planRequest } from "#lib/web-app/plan-request.ts"
import { parseWorkerMessage } from "#lib/web-app/worker-message.ts"
import { dropOldCaches, findKeptPage } from "./caches.ts"
import { keepVisited } from "./keep-visited.ts"
import { findOfflinePage, keepOfflinePage } from "./offline-pages.ts"
import { files, pages, pictures } from "./strategies.ts"
import type { FetchEvent, WorkerScope } from "./worker-scope.ts"

declare const self: WorkerScope

/*
 * Service worker of the shop. Requests that it does not handle go to the network; it caches visited
 * public pages, their images and files, and the offline page.
 */

self.addEventListener("activate", (event) => {
  // Navigations wait for activation, so it sends no network request.
  event.waitUntil(Promise.allSettled([dropOldCaches(), preloadVisits()]))
})

self.addEventListener("message", (event) => {
  const message = parseWorkerMessage(event.data)
  // Not awaited: the activation waits for this event, and navigations wait for the activation.
  if (message?.kind === "take-over") void self.skipWaiting()
  if (message?.kind === "visited") event.waitUntil(keepVisited(event, message))
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const plan = planRequest({
    ...{ method: request.method, url: new URL(request.url), origin: location.origin },
    ...{ isVisit: request.mode === "navigate", hasRange: request.headers.has("Range") },
  })
  if (plan === "file") event.respondWith(files.handle({ event, request }))
  if (plan === "picture") event.respondWith(pictures.handle({ event, request }))
  if (plan === "page") answerPage(event)
  if (plan === "visit") event.respondWith(visit(event).catch(toOffline(event)))
})

/** Responds with a public page and caches the offline page of its language. */
function answerPage(event: FetchEvent): void {
  const { request } = event
  const answer = pages.handle({ event, request })
  event.respondWith(answer.catch(toKept(event)))
  const keepOffline = () => keepOfflinePage(new URL(request.url).pathname, event)
  event.waitUntil(answer.then(keepOffline, () => {}))
}

/** Responds with a private page, which is never cached. */
async function visit(event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

/**
 * Returns the fallback for a failed request: the cached page of any build, else the offline page.
 */
function toKept(event: FetchEvent): () => Promise<Response> {
  const { pathname } = new URL(event.request.url)
  return async () => (await findKeptPage(pathname)) ?? toOffline(event)()
}

/** Returns the last fallback: the offline page in the language of the path, else in English. */
function toOffline({ request }: FetchEvent): () => Promise<Response> {
  return async () => {
    const { pathname } = new URL(request.url)
    return (await findOfflinePage(pathname)) ?? (await findOfflinePage("/")) ?? Response.error()
  }
}

/** Enables navigation preload, so that navigations do not wait for the worker to start. */
async function preloadVisits(): Promise<void> {
  await self.registration.navigationPreload?.enable()
}
