import { planRequest } from "#lib/web-app/plan-request.ts"
import { parseWorkerMessage } from "#lib/web-app/worker-message.ts"
import { dropOldCaches, findKeptPage } from "./caches.ts"
import { keepVisited } from "./keep-visited.ts"
import { findOfflinePage, keepOfflinePage } from "./offline-pages.ts"
import { files, pages, pictures } from "./strategies.ts"
import type { FetchEvent, WorkerScope } from "./worker-scope.ts"

declare const self: WorkerScope

/*
 * The shop's worker. It answers from the network whatever it does not know; what it keeps are
 * public pages that were visited, their pictures and files, and the offline page.
 */

self.addEventListener("activate", (event) => {
  // Visits wait for this, so it asks nothing of the network.
  event.waitUntil(Promise.allSettled([dropOldCaches(), preloadVisits()]))
})

self.addEventListener("message", (event) => {
  const message = parseWorkerMessage(event.data)
  // Not to be waited for: taking over waits for this very event, and visits for the taking over.
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

/** A public page; with it goes the offline page of its language. */
function answerPage(event: FetchEvent): void {
  const { request } = event
  const answer = pages.handle({ event, request })
  event.respondWith(answer.catch(toKept(event)))
  const keepOffline = () => keepOfflinePage(new URL(request.url).pathname, event)
  event.waitUntil(answer.then(keepOffline, () => {}))
}

/** A page for one visitor alone. */
async function visit(event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

/** What is answered where the shop does not: the page as any build of it was kept, if it was. */
function toKept(event: FetchEvent): () => Promise<Response> {
  const { pathname } = new URL(event.request.url)
  return async () => (await findKeptPage(pathname)) ?? toOffline(event)()
}

/** What is answered where nothing else is there: the offline page, in the language of the path. */
function toOffline({ request }: FetchEvent): () => Promise<Response> {
  return async () => {
    const { pathname } = new URL(request.url)
    return (await findOfflinePage(pathname)) ?? (await findOfflinePage("/")) ?? Response.error()
  }
}

/** Visits need not wait for the worker to wake up. */
async function preloadVisits(): Promise<void> {
  await self.registration.navigationPreload?.enable()
}
