import { isKeptPath, planRequest } from "#lib/web-app/plan-request.ts"
import type { VisitMessage } from "#lib/web-app/worker-message.ts"
import { allowance, firstVisitBytes } from "./allowance.ts"
import { countKeptBytes, countKeptPages } from "./caches.ts"
import { keepOfflinePage } from "./offline-pages.ts"
import { patience } from "./patience.ts"
import { files, pages, pictures } from "./strategies.ts"
import type { LastingEvent } from "./worker-scope.ts"

/**
 * A loaded page is in the browser's HTTP cache; a client-side navigation has fetched only its RSC
 * payload, so the document is requested.
 */
const cacheUse = { loaded: "force-cache", shown: "no-cache" } as const

/**
 * Caches the visible page and its files from the browser's HTTP cache. On a first visit, caches no
 * more than the storage budget: the page first, then its images.
 */
export async function keepVisited(
  event: LastingEvent,
  { path, how, files: shown }: VisitMessage,
): Promise<void> {
  const isPast = how === "loaded" || how === "more"
  const isFirst = isPast && (await countKeptPages()) <= 1
  allowance.leftBytes = isFirst ? firstVisitBytes - (await countKeptBytes()) : noLimit
  await keepOfflinePage(path, event)
  const isNew = how === "loaded" || how === "shown"
  if (isNew && isKeptPath(path)) await keep(pages, path, event, { cache: cacheUse[how] })
  for (const file of shown) {
    const strategy = findStrategy(file)
    if (strategy) await keep(strategy, file, event, asShown)
  }
  allowance.leftBytes = noLimit
}

/**
 * Same Accept header as the page's own request: for a placeholder image the response is then the
 * smallest.
 */
const asShown: RequestInit = {
  cache: "force-cache",
  headers: { Accept: "image/avif,image/webp,*/*" },
}
const noLimit = Number.POSITIVE_INFINITY

function findStrategy(address: string): typeof files | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const asked = { method: "GET", origin: location.origin, isVisit: false, hasRange: false }
  const plan = planRequest({ ...asked, url })
  if (plan === "picture") return pictures
  return plan === "file" ? files : null
}

/** Requests a page or file and caches it. A failed request is ignored. */
async function keep(
  strategy: typeof pages | typeof files,
  address: string,
  event: LastingEvent,
  wish: RequestInit,
): Promise<void> {
  const request = new Request(address, { ...wish, ...patience() })
  await Promise.allSettled(strategy.handleAll({ event, request }))
}
