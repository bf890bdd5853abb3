import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js"
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js"
import { getEndOfTruth, parseAnnouncementTag, tags as tagNames } from "#lib/cache.ts"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { getEnv } from "#lib/env.ts"
import { getSharedMemory } from "#lib/shared-memory/known-memory.ts"
import { getCounts } from "#lib/watch/counts.ts"
import { untilIdle } from "../idle.ts"
import { buildOwnVisitHeaders } from "../own-visit.ts"
import { noteBegin, takeBegin } from "./begun-makings.ts"
import { toFrameworkTime } from "./framework-time.ts"
import { listPageTags, type PageEntry, parseVisitorPath } from "./page-entry.ts"
import { installPageFreshness } from "./page-freshness.ts"
import { PageRenewals } from "./page-renewals.ts"
import { PageSharing } from "./page-sharing.ts"
import { PageShelf } from "./page-shelf.ts"
import { PageWarmer } from "./page-warmer.ts"
import { TagClock } from "./tag-clock.ts"
import { TagIndex } from "./tag-index.ts"
import { VisitLog } from "./visit-log.ts"
import { VisitSchedule } from "./visit-schedule.ts"

type BuildPages = Pick<CacheHandler, "get">
type BuildPagesClass = new (context: CacheHandlerContext) => BuildPages
/**
 * Loaded by Node itself the class is a property of its module; bundled with pages it is the module.
 */
const loaded = fileSystemCacheModule as unknown as BuildPagesClass & { default?: BuildPagesClass }
const buildPagesClass = loaded.default ?? loaded

const megabyte = 1024 * 1024
const isBuilding = process.env.NEXT_PHASE === "phase-production-build"
/** Seconds until a page whose regeneration failed is rendered again. */
const retrySeconds = 5
/** Maximum pages per change that are rendered before they are requested: those requested most. */
const maxAhead = 20
/** Lifetime that makes Next serve a stale page for a short time. */
const brief = { revalidate: 1 }

type Shared = {
  shelf: PageShelf
  clock: TagClock
  index: TagIndex
  /** Pages with a scheduled expiry. */
  visits: VisitSchedule
  log: VisitLog
  renewals: PageRenewals
  warmer: PageWarmer
  /** What the shop's other processes share; null if this process is alone. */
  sharing: PageSharing | null
}
/** Next bundles this module with the middleware too: both must use the same pages. */
const known = getOneInProcess("page-cache", (): { shared?: Shared } => ({}))
/** Values returned to Next. One that is stored again is an old page whose regeneration failed. */
const handedOut = new WeakSet<object>()

/**
 * Next's cache of pages: those of the build, overlaid with those rendered since. A change makes a
 * page stale, never absent: requests wait for the new one (`page-regenerator.ts`), and get the last
 * good one if it cannot be rendered. Missing pages (404) leave nothing behind. Fetched data is not
 * cached at all.
 */
export default class PageCache {
  readonly #buildPages: BuildPages
  readonly #isOff: boolean

  constructor(context: CacheHandlerContext) {
    this.#buildPages = new buildPagesClass({ ...context, flushToDisk: false })
    this.#isOff = isBuilding || context.dev === true || !context.serverDistDir
    if (!this.#isOff && context.serverDistDir) known.shared ??= openShared(context.serverDistDir)
  }

  async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    const { shared } = known
    if (!shared || this.#isOff || context.kind === "FETCH") return null
    const entry = await this.#find(shared, key, context)
    if (!entry?.value) {
      getCounts()?.countLookup("missing")
      noteBegin(key)
      return null
    }
    handedOut.add(entry.value)
    const { value } = entry
    const state = judge(shared, entry)
    getCounts()?.countLookup(state)
    if (state !== "untrue") noteEnd(entry)
    if (state === "good") return buildAnswer(entry, entry.begunAt)
    // Another process renders it: until then this one serves the page it has.
    if (shared.sharing && !(await shared.sharing.takeTurn(key))) {
      return buildAnswer({ value, cacheControl: { ...brief, ...pickExpire(entry) } }, Date.now())
    }
    noteBegin(key)
    if (state === "old") return buildAnswer(entry, entry.begunAt)
    const stale = { ...brief, ...pickExpire(entry) }
    return buildAnswer({ value, cacheControl: stale }, Date.now() - 2_000)
  }

  async set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const { shared } = known
    if (!shared || this.#isOff || value?.kind === "FETCH") return
    const { shelf, clock, index, sharing, renewals, warmer } = shared
    const started = takeBegin(key)
    const path = parseVisitorPath(key)
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined
    if (!value || ("status" in value && value.status === 404)) {
      getCounts()?.countMaking("missing")
      void sharing?.handGone(key)
      return this.#forget(key, context)
    }
    const entry: PageEntry = {
      key,
      begunAt: started,
      tags: listPageTags(value),
      value,
      cacheControl,
    }
    getCounts()?.countMaking(handedOut.has(value) ? "kept" : "made")
    if (handedOut.has(value)) {
      void sharing?.pass(key)
      const retry = { revalidate: retrySeconds, expire: cacheControl?.expire }
      shelf.keepInMemory({ ...entry, begunAt: Date.now(), cacheControl: retry, hasFailed: true })
      if (path) renewals.noteFailure(path)
      return
    }
    if (entry.tags.includes(tagNames.search)) {
      void sharing?.pass(key)
      return shelf.keepInMemory(entry)
    }
    noteEnd(entry)
    const changedMeanwhile = clock.hasChanged(entry.tags, entry.begunAt) || hasEnded(entry)
    // No request waits until other processes are notified.
    void (changedMeanwhile ? sharing?.pass(key) : sharing?.hand(entry))
    await shelf.set(entry)
    // Not earlier: until then Next serves the old page.
    index.note(key, entry.tags, entry.begunAt)
    if (changedMeanwhile && path) warmer.add([path])
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const { shared } = known
    if (!shared) return
    const { clock, sharing } = shared
    const list = [tags].flat()
    const id = list.flatMap((tag) => parseAnnouncementTag(tag) ?? []).at(0) ?? randomUUID()
    const named = list.filter((tag) => parseAnnouncementTag(tag) === null)
    const changed = sharing ? sharing.takeUnknown(id, named) : named
    if (changed.length === 0) return
    getCounts()?.countChange(changed.length)
    const now = Date.now()
    clock.mark(changed, now)
    await sharing?.tell(id, changed, now)
    warmMostVisited(shared, changed)
  }

  resetRequestCache(): void {}

  /**
   * Returns the newest copy of the page: the local one, unless it is due and another process has a
   * newer one.
   */
  async #find(
    shared: Shared,
    key: string,
    context: Parameters<CacheHandler["get"]>[1],
  ): Promise<PageEntry | null> {
    const { shelf, sharing, index } = shared
    const made = await shelf.get(key)
    const own = made ?? (await this.#getFromBuild(key, context))
    if (own?.value && isIndexed(own)) index.recall(own)
    const isGood = own?.value && judge(shared, own) === "good"
    if (!sharing || (isGood && !sharing.mayBeYounger(key))) return own
    const theirs = await sharing.getYounger(key, own)
    if (!theirs) return own
    if (!theirs.value) {
      await this.#forget(key, context)
      return null
    }
    index.note(key, theirs.tags, theirs.begunAt)
    // In memory at once; no request waits for the disk.
    void shelf.set(theirs)
    return theirs
  }

  async #getFromBuild(
    key: string,
    context: Parameters<CacheHandler["get"]>[1],
  ): Promise<PageEntry | null> {
    const built = await this.#buildPages.get(key, context)
    if (!built) return null
    const { value, lastModified, cacheControl } = built
    return { key, begunAt: lastModified, tags: listPageTags(value), value, cacheControl }
  }

  /**
   * Deletes a page: a tombstone hides the build's copy; a page that was never built leaves nothing.
   */
  async #forget(key: string, context: object): Promise<void> {
    const { shared } = known
    if (!shared) return
    shared.index.forget(key)
    shared.visits.note(parseVisitorPath(key) ?? "", null)
    const built = await this.#getFromBuild(key, context as Parameters<CacheHandler["get"]>[1])
    const gone = { key, begunAt: Date.now(), tags: [], value: null, cacheControl: undefined }
    if (built) await shared.shelf.set(gone)
    else await shared.shelf.delete(key)
  }
}

function openShared(serverDistDir: string): Shared {
  const folder = getEnv().PAGE_CACHE_DIR ?? join(serverDistDir, "..", "page-cache")
  const shelf = new PageShelf(folder, { memoryBytes: 96 * megabyte, diskBytes: 2048 * megabyte })
  const index = new TagIndex()
  index.readBuild(join(serverDistDir, "app"))
  const clock = new TagClock(join(folder, "tags.json"))
  const log = new VisitLog()
  const isOutdated = (path: string) => {
    const page = index.get(path)
    return page !== undefined && isOvertaken(clock, page)
  }
  const renewals = new PageRenewals({ isOutdated, visit: visitOwn })
  const warmer = new PageWarmer({
    renew: (path) => renewals.renew(path),
    isDue: (path) => index.get(path) === undefined || isOutdated(path),
    untilIdle,
  })
  const visits = new VisitSchedule(join(folder, "visits.json"), (paths) => warmer.add(paths))
  for (const [path, endMs] of index.listEnds()) if (!visits.has(path)) visits.note(path, endMs)
  const parts = { shelf, clock, index, visits, log, renewals, warmer }
  installPageFreshness({
    noteVisit(path) {
      if (index.get(path)) log.note(path)
    },
    async isOutdated(path) {
      // A page from before a restart is indexed again once it is requested.
      const kept = index.get(path) ? null : await shelf.findOnDisk(path)
      if (kept?.value && isIndexed(kept)) index.recall(kept)
      return isOutdated(path)
    },
    renew: (path) => renewals.renew(path),
  })
  const onChange = (tags: readonly string[]) => warmMostVisited(parts, tags)
  return { ...parts, sharing: openSharing(serverDistDir, clock, onChange) }
}

/** Requests a page from this server, which starts its render if it is due. */
async function visitOwn(path: string): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}${path}`
  const signal = AbortSignal.timeout(10_000)
  // A request that fails changes nothing: the page stays stale.
  await fetch(url, { signal, redirect: "manual", headers: buildOwnVisitHeaders() })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
}

/** Queues the most requested pages of a change; the others are rendered when they are requested. */
function warmMostVisited(
  { index, log, warmer }: Pick<Shared, "index" | "log" | "warmer">,
  tags: readonly string[],
): void {
  warmer.add(log.pickMostVisited(index.listPaths(tags), maxAhead))
}

/**
 * True unless a page is a search (many, short-lived) or its last render failed (the older one is
 * indexed).
 */
function isIndexed({ tags, hasFailed }: PageEntry): boolean {
  return !tags.includes(tagNames.search) && !hasFailed
}

function openSharing(
  serverDistDir: string,
  clock: TagClock,
  onChange: (tags: readonly string[]) => void,
): PageSharing | null {
  const guard = getSharedMemory()
  if (!guard) return null
  const buildId = readFileSync(join(serverDistDir, "..", "BUILD_ID"), "utf8").trim()
  const shop = new URL(getEnv().SITE_URL).host
  return new PageSharing({ guard, clock, shop, buildId, onChange })
}

/**
 * Returns the state of a cached page: whether it is past its lifetime, or was invalidated by a
 * change or a scheduled expiry.
 */
function judge({ clock }: Shared, entry: PageEntry): "good" | "old" | "untrue" {
  if (isOvertaken(clock, entry)) return "untrue"
  const livesMs = (Number(entry.cacheControl?.revalidate) || Infinity) * 1000
  return Date.now() - entry.begunAt > livesMs ? "old" : "good"
}

function buildAnswer(
  { value, cacheControl }: Pick<PageEntry, "value" | "cacheControl">,
  begunAt: number,
): CacheHandlerValue {
  const lastModified = toFrameworkTime(begunAt)
  return { value, lastModified, ...(cacheControl && { cacheControl }) }
}

function pickExpire({ cacheControl }: PageEntry) {
  return { expire: cacheControl?.expire }
}

/** True if a change or a scheduled expiry has invalidated a page. */
function isOvertaken(clock: TagClock, page: Pick<PageEntry, "tags" | "begunAt">): boolean {
  return clock.hasChanged(page.tags, page.begunAt) || hasEnded(page)
}

/** True if something on the page has appeared or vanished since its render started. */
function hasEnded({ tags, begunAt }: Pick<PageEntry, "tags" | "begunAt">): boolean {
  const endMs = getEndOfTruth(tags)
  return endMs !== null && endMs <= Date.now() && begunAt < endMs
}

/**
 * Schedules the render of a page at its expiry. An old page whose regeneration failed stays due.
 */
function noteEnd({ key, tags }: PageEntry): void {
  const path = parseVisitorPath(key)
  const endMs = getEndOfTruth(tags)
  if (path && (endMs === null || endMs > Date.now())) known.shared?.visits.note(path, endMs)
}
