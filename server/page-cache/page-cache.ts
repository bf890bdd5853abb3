import { join } from "node:path"
import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js"
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js"
import { getEndOfTruth, tags as tagNames } from "#lib/cache.ts"
import { listPageTags, type PageEntry, parseVisitorPath } from "./page-entry.ts"
import { PageShelf } from "./page-shelf.ts"
import { TagClock } from "./tag-clock.ts"
import { TagIndex } from "./tag-index.ts"
import { VisitSchedule } from "./visit-schedule.ts"
import { warmPaths } from "./warm-paths.ts"

type BuildPages = Pick<CacheHandler, "get">
type BuildPagesClass = new (context: CacheHandlerContext) => BuildPages
/** Loaded by Node itself the class is a property of its module, bundled before pages it is the module. */
const loaded = fileSystemCacheModule as unknown as BuildPagesClass & { default?: BuildPagesClass }
const buildPagesClass = loaded.default ?? loaded

const megabyte = 1024 * 1024
const isBuilding = process.env.NEXT_PHASE === "phase-production-build"
/** Seconds until a page whose renewal failed is tried again. */
const retrySeconds = 5
/** A making that began longer ago than this was abandoned. */
const abandonedAfterMs = 60_000

type Shared = { shelf: PageShelf; clock: TagClock; index: TagIndex; visits: VisitSchedule }
let shared: Shared | undefined
const begunAt = new Map<string, number>()
/** Values handed to Next. One that comes back is an old page kept because its renewal failed. */
const handedOut = new WeakSet<object>()

/**
 * Next's cache of pages: what the build made, overlaid with what was made since. A change makes a
 * page out of date, never absent, so that a visitor gets the last good page while the new one is
 * made. Missing pages (404) leave nothing behind. Fetched data is not cached at all.
 */
export default class PageCache {
  readonly #buildPages: BuildPages
  readonly #isOff: boolean

  constructor(context: CacheHandlerContext) {
    this.#buildPages = new buildPagesClass({ ...context, flushToDisk: false })
    this.#isOff = isBuilding || context.dev === true || !context.serverDistDir
    if (!this.#isOff && context.serverDistDir) shared ??= openShared(context.serverDistDir)
  }

  async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    if (!shared || this.#isOff || context.kind === "FETCH") return null
    const made = await shared.shelf.get(key)
    const entry = made ?? (await this.#getFromBuild(key, context))
    if (!entry?.value) {
      noteBegin(key)
      return null
    }
    handedOut.add(entry.value)
    // One that was made before a restart is known again once somebody reads it.
    if (made && !entry.tags.includes(tagNames.search)) shared.index.recall(key, entry.tags)
    const { value, cacheControl } = entry
    if (shared.clock.hasChanged(entry.tags, entry.begunAt) || hasEnded(entry)) {
      noteBegin(key)
      const stale = { revalidate: 1, expire: cacheControl?.expire }
      return { value, lastModified: Date.now() - 2_000, cacheControl: stale }
    }
    noteEnd(entry)
    const isOld = Date.now() - entry.begunAt > (Number(cacheControl?.revalidate) || Infinity) * 1000
    if (isOld) noteBegin(key)
    return { value, lastModified: entry.begunAt, ...(cacheControl && { cacheControl }) }
  }

  async set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    if (!shared || this.#isOff || value?.kind === "FETCH") return
    const started = takeBegin(key)
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined
    if (!value || ("status" in value && value.status === 404)) return this.#forget(key, context)
    const entry: PageEntry = {
      key,
      begunAt: started,
      tags: listPageTags(value),
      value,
      cacheControl,
    }
    if (handedOut.has(value)) {
      const retry = { revalidate: retrySeconds, expire: cacheControl?.expire }
      shared.shelf.keepInMemory({ ...entry, begunAt: Date.now(), cacheControl: retry })
      return
    }
    if (entry.tags.includes(tagNames.search)) return shared.shelf.keepInMemory(entry)
    shared.index.note(key, entry.tags)
    noteEnd(entry)
    await shared.shelf.set(entry)
    const path = parseVisitorPath(key)
    const changedMeanwhile = shared.clock.hasChanged(entry.tags, entry.begunAt)
    if ((changedMeanwhile || hasEnded(entry)) && path) warmPaths([path])
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    if (!shared) return
    const list = [tags].flat()
    shared.clock.mark(list, Date.now())
    warmPaths(shared.index.listPaths(list))
  }

  resetRequestCache(): void {}

  async #getFromBuild(
    key: string,
    context: Parameters<CacheHandler["get"]>[1],
  ): Promise<PageEntry | null> {
    const built = await this.#buildPages.get(key, context)
    if (!built) return null
    const { value, lastModified, cacheControl } = built
    return { key, begunAt: lastModified, tags: listPageTags(value), value, cacheControl }
  }

  /** A page that is gone: a marker hides the build's copy; one never built leaves nothing. */
  async #forget(key: string, context: object): Promise<void> {
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
  const folder = join(serverDistDir, "..", "page-cache")
  const shelf = new PageShelf(folder, { memoryBytes: 96 * megabyte, diskBytes: 2048 * megabyte })
  const index = new TagIndex()
  index.readBuild(join(serverDistDir, "app"))
  const visits = new VisitSchedule(join(folder, "visits.json"), warmPaths)
  for (const [path, endMs] of index.listEnds()) if (!visits.has(path)) visits.note(path, endMs)
  return { shelf, clock: new TagClock(join(folder, "tags.json")), index, visits }
}

/** Whether something on the page has appeared or vanished since its making began. */
function hasEnded({ tags, begunAt }: PageEntry): boolean {
  const endMs = getEndOfTruth(tags)
  return endMs !== null && endMs <= Date.now() && begunAt < endMs
}

/** Has the page visited when it stops being true. An old page whose renewal failed stays due. */
function noteEnd({ key, tags }: PageEntry): void {
  const path = parseVisitorPath(key)
  const endMs = getEndOfTruth(tags)
  if (path && (endMs === null || endMs > Date.now())) shared?.visits.note(path, endMs)
}

function noteBegin(key: string): void {
  const now = Date.now()
  if ((begunAt.get(key) ?? 0) > now - abandonedAfterMs) return
  begunAt.delete(key)
  begunAt.set(key, now)
  const oldest = begunAt.keys().next().value
  if (begunAt.size > 10_000 && oldest !== undefined) begunAt.delete(oldest)
}

function takeBegin(key: string): number {
  const now = Date.now()
  const started = begunAt.get(key) ?? now
  begunAt.delete(key)
  return started > now - abandonedAfterMs ? started : now
}
