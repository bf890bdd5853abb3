import { randomUUID } from "node:crypto"
import { join } from "node:path"
import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js"
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js"
import { parseChangeEventTag, tags as tagNames } from "#lib/cache.ts"
import { getEnv } from "#lib/env.ts"
import { getMetricsRecorder } from "#lib/observability/metrics.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { waitUntilIdle } from "../compression/idle.ts"
import { type ClusterCoordinator, openCluster } from "./cluster.ts"
import { DiskPageStore } from "./disk-store.ts"
import { ExpiryScheduler } from "./expiry-scheduler.ts"
import { TagInvalidations } from "./invalidation.ts"
import { isIndexed, listPageTags, type PageEntry, parsePagePath } from "./page-entry.ts"
import {
  type CurrentPage,
  PageRegenerator,
  registerPageFreshness,
  requestOwnPage,
  startRenderTimer,
  stopRenderTimer,
} from "./regeneration.ts"
import { ServedPages } from "./served-pages.ts"
import { TagIndex } from "./tag-index.ts"
import { PageviewLog, PageWarmer } from "./warmup.ts"

/** The class of Next that reads the pages of the build. */
type BuildPagesClass = typeof fileSystemCacheModule
type BuildPages = InstanceType<BuildPagesClass>
type GetContext = Parameters<CacheHandler["get"]>[1]

const megabyte = 1024 * 1024
const isBuilding = process.env.NEXT_PHASE === "phase-production-build"
/** Seconds until a page whose regeneration failed is rendered again. */
const retrySeconds = 5
/** Maximum pages per change that are rendered before they are requested: those requested most. */
const maxPrerendered = 20
/** Lifetime in seconds, and an age in milliseconds past it, that make Next call a page stale. */
const staleRevalidate = 1
const staleAgeMs = 2_000

type CacheServices = {
  store: DiskPageStore
  invalidations: TagInvalidations
  index: TagIndex
  /** Pages with a scheduled expiry. */
  expirySchedule: ExpiryScheduler
  log: PageviewLog
  regenerator: PageRegenerator
  warmer: PageWarmer
  /** Pages that were fresh when Next last read them, by path. */
  served: ServedPages
  /** What the shop's other processes share; null if this process is alone. */
  cluster: ClusterCoordinator | null
}
/** Next bundles this module with the middleware too: both must use the same pages. */
const known = getGlobalSingleton("page-cache", (): { shared?: CacheServices } => ({}))
/** Values returned to Next. One that is stored again is an old page whose regeneration failed. */
const returnedValues = new WeakSet<object>()

/**
 * Next's cache of pages: those of the build, overlaid with those rendered since. A change makes a
 * page stale, never absent: requests wait for the new one (`regeneration.ts`), and get the last
 * good one if it cannot be rendered. Missing pages (404) leave nothing behind. Fetched data is not
 * cached at all.
 */
export default class PageCache {
  /** Null in development and during the build, when nothing is cached. */
  readonly #buildPages: BuildPages | null

  constructor(context: CacheHandlerContext) {
    this.#buildPages = isBuilding ? null : openBuildPages(context)
    if (this.#buildPages && context.serverDistDir)
      known.shared ??= openCacheServices(context.serverDistDir)
  }

  async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<CacheHandlerValue | null> {
    const { shared } = known
    if (!shared || !this.#buildPages || context.kind === "FETCH") return null
    const entry = await this.#find(shared, key, context)
    if (!entry?.value) {
      getMetricsRecorder()?.countLookup("miss")
      startRenderTimer(key)
      return null
    }
    returnedValues.add(entry.value)
    const { value } = entry
    const state = getCacheState(shared, entry)
    getMetricsRecorder()?.countLookup(state)
    if (state !== "invalidated") shared.expirySchedule.schedulePage(entry)
    const ageMs = Date.now() - entry.startedAt
    if (state === "fresh") {
      shared.served.record(entry)
      return buildCacheValue(entry, ageMs)
    }
    const cacheControl = { revalidate: staleRevalidate, expire: entry.cacheControl?.expire }
    // Another process renders it: until then this one serves the page it has.
    if (shared.cluster && !(await shared.cluster.acquireLock(key))) {
      return buildCacheValue({ value, cacheControl }, 0)
    }
    startRenderTimer(key)
    if (state === "expired") return buildCacheValue(entry, ageMs)
    return buildCacheValue({ value, cacheControl }, staleAgeMs)
  }

  async set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const { shared } = known
    if (!shared || !this.#buildPages || value?.kind === "FETCH") return
    const { store, invalidations, index, cluster, regenerator, warmer, expirySchedule } = shared
    const started = stopRenderTimer(key)
    const path = parsePagePath(key)
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined
    if (!value || ("status" in value && value.status === 404)) {
      getMetricsRecorder()?.countRender("not_found")
      void cluster?.publishDeletion(key)
      return this.#forget(key)
    }
    const entry: PageEntry = {
      key,
      startedAt: started,
      tags: listPageTags(value),
      value,
      cacheControl,
    }
    shared.served.delete(key)
    getMetricsRecorder()?.countRender(returnedValues.has(value) ? "failed" : "rendered")
    if (returnedValues.has(value)) {
      void cluster?.releaseLock(key)
      const retry = { revalidate: retrySeconds, expire: cacheControl?.expire }
      store.setInMemory({ ...entry, startedAt: Date.now(), cacheControl: retry, hasFailed: true })
      if (path) regenerator.recordFailure(path)
      return
    }
    if (entry.tags.includes(tagNames.search)) {
      void cluster?.releaseLock(key)
      return store.setInMemory(entry)
    }
    expirySchedule.schedulePage(entry)
    const changedMeanwhile = invalidations.isOutdated(entry)
    // No request waits until other processes are notified.
    void (changedMeanwhile ? cluster?.releaseLock(key) : cluster?.publishPage(entry))
    await store.set(entry)
    // Not earlier: until then Next serves the old page.
    index.add(key, entry.tags, entry.startedAt)
    if (changedMeanwhile && path) warmer.add([path])
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const { shared } = known
    if (!shared) return
    const { invalidations, cluster } = shared
    const list = [tags].flat()
    const id = list.flatMap((tag) => parseChangeEventTag(tag) ?? []).at(0) ?? randomUUID()
    const named = list.filter((tag) => parseChangeEventTag(tag) === null)
    const changed = cluster ? cluster.claimUnknownTags(id, named) : named
    if (changed.length === 0) return
    getMetricsRecorder()?.countChange(changed.length)
    const now = Date.now()
    invalidations.invalidate(changed, now)
    await cluster?.publishInvalidation(id, changed, now)
    warmMostViewed(shared, changed)
  }

  resetRequestCache(): void {}

  /**
   * Returns the newest copy of the page: the local one, unless it is due and another process has a
   * newer one.
   */
  async #find(shared: CacheServices, key: string, context: GetContext): Promise<PageEntry | null> {
    const { store, cluster, index } = shared
    const stored = await store.get(key)
    const local = stored ?? (await this.#getFromBuild(key, context))
    if (local?.value && isIndexed(local)) index.restore(local)
    const isGood = local?.value && getCacheState(shared, local) === "fresh"
    if (!cluster || (isGood && !cluster.mayHaveNewer(key))) return local
    const remote = await cluster.getNewer(key, local)
    if (!remote) return local
    if (!remote.value) {
      await this.#forget(key)
      return null
    }
    index.add(key, remote.tags, remote.startedAt)
    // In memory at once; no request waits for the disk.
    void store.set(remote)
    return remote
  }

  async #getFromBuild(key: string, context: GetContext): Promise<PageEntry | null> {
    const built = await this.#buildPages?.get(key, context)
    if (!built) return null
    const { value, lastModified, cacheControl } = built
    return { key, startedAt: lastModified, tags: listPageTags(value), value, cacheControl }
  }

  /**
   * Deletes a page: a tombstone hides the build's copy; a page that was never built leaves nothing.
   */
  async #forget(key: string): Promise<void> {
    const { shared } = known
    if (!shared) return
    shared.index.remove(key)
    shared.served.delete(key)
    shared.expirySchedule.schedule(parsePagePath(key) ?? "", null)
    const tombstone = { key, startedAt: Date.now(), tags: [], value: null, cacheControl: undefined }
    if (shared.index.isBuilt(key)) await shared.store.set(tombstone)
    else await shared.store.delete(key)
  }
}

function openCacheServices(serverDistDir: string): CacheServices {
  const folder = getEnv().PAGE_CACHE_DIR ?? join(serverDistDir, "..", "page-cache")
  const store = new DiskPageStore(folder, {
    memoryBytes: 24 * megabyte,
    diskBytes: 2048 * megabyte,
  })
  const index = new TagIndex()
  index.readBuild(join(serverDistDir, "app"))
  const invalidations = new TagInvalidations(join(folder, "tags.json"))
  const log = new PageviewLog()
  const isOutdated = (path: string) => {
    const page = index.get(path)
    return page !== undefined && invalidations.isOutdated(page)
  }
  const regenerator = new PageRegenerator({ isOutdated, fetchPage: requestOwnPage })
  const warmer = new PageWarmer({
    regenerate: (path) => regenerator.regenerate(path),
    isDue: (path) => index.get(path) === undefined || isOutdated(path),
    waitUntilIdle,
  })
  const expirySchedule = new ExpiryScheduler(join(folder, "expiries.json"), (paths) =>
    warmer.add(paths),
  )
  for (const [path, endMs] of index.listExpiries())
    if (!expirySchedule.has(path)) expirySchedule.schedule(path, endMs)
  const served = new ServedPages()
  const services: CacheServices = {
    store,
    invalidations,
    index,
    expirySchedule,
    log,
    regenerator,
    warmer,
    served,
    cluster: null,
  }
  registerPageFreshness({
    getCurrentPage: (path) => findCurrentPage(services, path),
    recordPageview(path) {
      if (index.get(path)) log.record(path)
    },
    async isOutdated(path) {
      // A page from before a restart is indexed again once it is requested.
      const stored = index.get(path) ? null : await store.findOnDisk(path)
      if (stored?.value && isIndexed(stored)) index.restore(stored)
      return isOutdated(path)
    },
    regenerate: (path) => regenerator.regenerate(path),
  })
  const onChange = (tags: readonly string[]) => warmMostViewed(services, tags)
  services.cluster = openCluster(serverDistDir, invalidations, onChange)
  return services
}

function findCurrentPage(shared: CacheServices, path: string): CurrentPage | null {
  const { served, cluster } = shared
  const known = served.get(path)
  if (!known || cluster?.mayHaveNewer(known.entry.key)) return null
  if (getCacheState(shared, known.entry) !== "fresh") return null
  getMetricsRecorder()?.countLookup("fresh")
  return known.page
}

/** Queues the most requested pages of a change; the others are rendered when they are requested. */
function warmMostViewed(
  { index, log, warmer }: Pick<CacheServices, "index" | "log" | "warmer">,
  tags: readonly string[],
): void {
  warmer.add(log.listMostViewed(index.listPaths(tags), maxPrerendered))
}

/**
 * Returns the state of a cached page: whether it is past its lifetime, or was invalidated by a
 * change or a scheduled expiry.
 */
function getCacheState(
  { invalidations }: CacheServices,
  entry: PageEntry,
): "fresh" | "expired" | "invalidated" {
  if (invalidations.isOutdated(entry)) return "invalidated"
  const lifetimeMs = (Number(entry.cacheControl?.revalidate) || Infinity) * 1000
  return Date.now() - entry.startedAt > lifetimeMs ? "expired" : "fresh"
}

/** Builds what Next gets of a page of this age in milliseconds. */
function buildCacheValue(
  { value, cacheControl }: Pick<PageEntry, "value" | "cacheControl">,
  ageMs: number,
): CacheHandlerValue {
  // Next measures ages by the monotonic clock, which a suspended machine does not advance.
  const lastModified = performance.timeOrigin + performance.now() - ageMs
  return cacheControl ? { value, lastModified, cacheControl } : { value, lastModified }
}

/** Opens the pages of the build; null in development. */
function openBuildPages(context: CacheHandlerContext): BuildPages | null {
  const { fs, serverDistDir, dev } = context
  if (dev || !fs || !serverDistDir) return null
  const buildPagesClass = resolveDefault(fileSystemCacheModule)
  return new buildPagesClass({ ...context, fs, serverDistDir, flushToDisk: false })
}

/**
 * Returns the class in a CommonJS module: Node.js loads it as a property of the module, and the
 * bundle of the middleware as the module itself.
 */
function resolveDefault(module: BuildPagesClass | { default: BuildPagesClass }): BuildPagesClass {
  return "default" in module ? module.default : module
}
