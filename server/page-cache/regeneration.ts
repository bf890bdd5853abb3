import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { LRUCache } from "lru-cache"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** Maximum time that a request waits for a page that has changed. */
const maxWaitMs = 5_000
const pollMs = 20
/**
 * Another process may be rendering it: a further request then takes over the page it has rendered.
 */
const refetchMs = 250
const firstPauseMs = 5_000
const maxPauseMs = 60_000
const maxFailures = 10_000
/** A render that started longer ago than this was abandoned. */
const abandonedAfterMs = 60_000
const maxRenders = 10_000
const fetchTimeoutMs = 10_000
const selfRequestHeader = "x-curlew-self-request"

type Failure = { untilMs: number; pauseMs: number }
type Deps = {
  isOutdated: (path: string) => boolean
  /** Requests the page from this server, which starts its render. Never rejects. */
  fetchPage: (path: string) => Promise<void>
}

/**
 * Regenerates pages that a change has invalidated, each once for any number of waiting requests. If
 * a render fails, the last good version is served, for a pause that doubles with each failure.
 */
export class PageRegenerator {
  readonly #deps: Deps
  readonly #inFlight = new Map<string, Promise<void>>()
  readonly #failures = new LRUCache<string, Failure>({ max: maxFailures })

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  regenerate(path: string): Promise<void> {
    if (this.#isPaused(path)) return Promise.resolve()
    const known = this.#inFlight.get(path)
    if (known) return known
    const regeneration = this.#regenerate(path).finally(() => this.#inFlight.delete(path))
    this.#inFlight.set(path, regeneration)
    return regeneration
  }

  /** Records that a render of the page has failed. */
  recordFailure(path: string): void {
    const before = this.#failures.get(path)?.pauseMs
    const pauseMs = before === undefined ? firstPauseMs : Math.min(before * 2, maxPauseMs)
    this.#failures.set(path, { untilMs: Date.now() + pauseMs, pauseMs })
  }

  async #regenerate(path: string): Promise<void> {
    const { isOutdated, fetchPage } = this.#deps
    const endsAt = Date.now() + maxWaitMs
    do {
      await fetchPage(path)
      const refetchAt = Date.now() + refetchMs
      while (isOutdated(path) && !this.#isPaused(path) && Date.now() < refetchAt) {
        await sleep(pollMs)
      }
    } while (isOutdated(path) && !this.#isPaused(path) && Date.now() < endsAt)
    if (!isOutdated(path)) this.#failures.delete(path)
    else if (!this.#isPaused(path)) this.recordFailure(path)
  }

  #isPaused(path: string): boolean {
    return (this.#failures.get(path)?.untilMs ?? 0) > Date.now()
  }
}

/** A version of a cached page. `isBody` is true for the body with which Next sends it. */
export type CurrentPage = { readonly isBody: (body: unknown) => boolean }

/** API of the page cache for the server around Next. */
export type PageFreshness = {
  /**
   * Returns the page that this process served last for a path, if it is still the newest one. The
   * same version of a page is the same object.
   */
  getCurrentPage: (path: string) => CurrentPage | null
  /** Records a page view. */
  recordPageview: (path: string) => void
  /** True if a change or a scheduled expiry has invalidated the cached page. */
  isOutdated: (path: string) => Promise<boolean>
  /** Resolves once the page is up to date, or cannot be brought up to date for now. */
  regenerate: (path: string) => Promise<void>
}

const known = getGlobalSingleton("page-freshness", (): { freshness?: PageFreshness } => ({}))

/** Returns the freshness API of the page cache; undefined until that is open. */
export function getPageFreshness(): PageFreshness | undefined {
  return known.freshness
}

/** Registers the freshness API for all code in this process. */
export function registerPageFreshness(freshness: PageFreshness): void {
  known.freshness = freshness
}

const identity = getGlobalSingleton("self-request", () => ({ token: randomUUID() }))

/**
 * Requests a page from this server, which starts its render if it is due. A request that fails
 * changes nothing: the page stays stale.
 */
export async function requestOwnPage(path: string): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}${path}`
  const signal = AbortSignal.timeout(fetchTimeoutMs)
  await fetch(url, { signal, redirect: "manual", headers: buildSelfRequestHeaders() })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
}

/** Builds headers of a request that this process sends to itself, to render a page again. */
export function buildSelfRequestHeaders(): Record<string, string> {
  return { [selfRequestHeader]: identity.token }
}

/** True if this process sent the request to itself. The token is generated at each start. */
export function isSelfRequest(request: IncomingMessage): boolean {
  return request.headers[selfRequestHeader] === identity.token
}

const renderStarts = new LRUCache<string, number>({ max: maxRenders })

/** Registers the start of a page's render, unless one is in flight. */
export function startRenderTimer(key: string): void {
  const now = Date.now()
  if ((renderStarts.get(key) ?? 0) <= now - abandonedAfterMs) renderStarts.set(key, now)
}

/**
 * Ends the page's render in flight and returns its start in milliseconds; now if that is unknown.
 */
export function stopRenderTimer(key: string): number {
  const now = Date.now()
  const started = renderStarts.get(key) ?? now
  renderStarts.delete(key)
  return started > now - abandonedAfterMs ? started : now
}
