import { setImmediate } from "node:timers/promises"
import type { FetchedPage } from "../fetch-page.ts"
import { parseShopPath } from "../shop-path.ts"
import { type AuditPage, type AuditUrl, buildPageSummary, isIndexable } from "./audit-page.ts"
import {
  type Finding,
  type FindingGroup,
  FindingGroups,
  getFindingRule,
  type Severity,
} from "./finding.ts"
import type { Audit } from "./last-audit.ts"
import { validatePage } from "./page-rules.ts"
import { validateSite } from "./site-rules.ts"

/** Maximum number of concurrent requests. */
export const maxRequests = 8
/** Maximum number of URLs of one audit: their data fits into some tens of megabytes. */
export const maxUrls = 20_000

export type AuditProgress = {
  /** URLs read so far, and URLs known so far: reading reveals more. */
  done: number
  total: number
  /** Findings so far, by cause; those about the whole site are added at the end. */
  counts: Record<Severity, number>
}

type AuditDeps = {
  urls: AsyncIterable<AuditUrl>
  read: (path: string, signal: AbortSignal) => Promise<FetchedPage>
  siteUrl: string
  /** True for the linked URLs that are read as well; all if omitted. */
  isWithin?: (path: string) => boolean
  signal: AbortSignal
  onProgress: (progress: AuditProgress) => void
  now: () => Date
}

/**
 * Reads every URL, requests all linked URLs once, and returns the findings. A page that cannot be
 * read is a finding. Throws when `signal` is aborted, or when the URLs cannot be listed.
 */
export async function runAudit(deps: AuditDeps): Promise<Audit> {
  const startedAt = deps.now()
  const crawl = new AuditCrawl(deps)
  for await (const address of deps.urls) {
    deps.signal.throwIfAborted()
    if (!crawl.addListed(address)) break
  }
  await Promise.all(Array.from({ length: maxRequests }, () => crawl.runWorker()))
  deps.signal.throwIfAborted()
  for (const finding of validateSite({ pages: crawl.pages, siteUrl: deps.siteUrl })) {
    crawl.groups.add(finding)
  }
  return buildAudit({
    startedAt,
    finishedAt: deps.now(),
    isCut: crawl.isCut || crawl.groups.isCut,
    pages: crawl.pages,
    groups: crawl.groups.list(),
  })
}

/** One running audit: its crawl queue and its results so far. */
class AuditCrawl {
  readonly pages = new Map<string, AuditPage>()
  readonly groups = new FindingGroups()
  isCut = false
  readonly #deps: AuditDeps
  /** Crawl queue, in order; the address is null for a path that only links lead to. */
  readonly #queue: { path: string; address: AuditUrl | null }[] = []
  /** Every path of the queue, mapped to the one string instance that is shared everywhere. */
  readonly #paths = new Map<string, string>()
  readonly #counts: AuditProgress["counts"] = { error: 0, warning: 0, hint: 0 }
  #nextIndex = 0
  #inFlight = 0
  #waiting: (() => void)[] = []

  constructor(deps: AuditDeps) {
    this.#deps = deps
  }

  /** Adds a URL of the sitemap; false once the maximum is reached. */
  addListed(address: AuditUrl): boolean {
    const path = parseShopPath(address.path, this.#deps.siteUrl)
    return path === null || this.#enqueue(path, address) !== null
  }

  /** Adds a path to the queue once and returns its shared string; null for one that is not read. */
  #enqueue(path: string, address: AuditUrl | null): string | null {
    const known = this.#paths.get(path)
    if (known !== undefined) return known
    if (this.#deps.isWithin?.(path) === false) return null
    if (this.#queue.length >= maxUrls) {
      this.isCut = true
      return null
    }
    this.#paths.set(path, path)
    this.#queue.push({ path, address })
    return path
  }

  /** Reads until the queue is empty and no other worker can add to it. */
  async runWorker(): Promise<void> {
    const { signal } = this.#deps
    while (!signal.aborted) {
      const next = this.#queue[this.#nextIndex]
      if (next === undefined) {
        if (this.#inFlight === 0) return this.#wakeAll()
        await new Promise<void>((resolve) => this.#waiting.push(resolve))
        continue
      }
      this.#nextIndex += 1
      this.#inFlight += 1
      try {
        await this.#readPage(next.path, next.address)
      } finally {
        this.#inFlight -= 1
        this.#wakeAll()
      }
      // Yields to the event loop, so that other requests are served between two pages.
      await setImmediate()
    }
  }

  #wakeAll(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async #readPage(path: string, address: AuditUrl | null): Promise<void> {
    const first = await this.#tryRead(path)
    // A busy shop may fail once; the retry avoids a finding that is no longer true in a second.
    const fetched = isTransient(first) ? await this.#tryRead(path) : first
    const page = buildPageSummary(path, address, fetched)
    this.pages.set(path, isIndexable(page) ? this.#enqueueLinks(page) : { ...page, links: [] })
    if (isIndexable(page) && fetched.ok) {
      this.#addFindings(validatePage(fetched.value, this.#deps.now().getTime()))
    }
    const { size: done } = this.pages
    this.#deps.onProgress({ done, total: this.#queue.length, counts: { ...this.#counts } })
  }

  /** Reads a page; an internal error affects the findings of that page only. */
  async #tryRead(path: string): Promise<FetchedPage> {
    const { read, signal } = this.#deps
    return read(path, signal).catch((error: unknown): FetchedPage => {
      if (signal.aborted) throw error
      return { ok: false, error: "unreadable" }
    })
  }

  /**
   * Adds the canonical URL, the hreflang alternates and the links of an indexable page to the
   * queue, and retains the links that are read.
   */
  #enqueueLinks(page: AuditPage): AuditPage {
    for (const href of [page.canonical ?? "", ...page.hreflang.map((each) => each.href)]) {
      const path = parseShopPath(href, this.#deps.siteUrl)
      if (path !== null) this.#enqueue(path, null)
    }
    return { ...page, links: page.links.flatMap((path) => this.#enqueue(path, null) ?? []) }
  }

  #addFindings(findings: readonly Finding[]): void {
    for (const finding of findings) {
      if (this.groups.add(finding)) this.#counts[getFindingRule(finding.code).severity] += 1
    }
  }
}

/** True if a retry may succeed. */
function isTransient(fetched: FetchedPage): boolean {
  if (fetched.ok) return fetched.value.status === 503
  return fetched.error === "timeout" || fetched.error === "unreachable"
}

type AuditInput = {
  startedAt: Date
  finishedAt: Date
  isCut: boolean
  pages: ReadonlyMap<string, AuditPage>
  groups: readonly FindingGroup[]
}

/** Builds the stored form of an audit from its pages and findings. */
function buildAudit({ pages, groups, ...facts }: AuditInput): Audit {
  const indexByPath = new Map([...pages.keys()].map((path, at) => [path, at]))
  const getIndexes = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const at = indexByPath.get(path)
      return at === undefined ? [] : [at]
    })
  return {
    version: 1,
    startedAt: facts.startedAt.toISOString(),
    finishedAt: facts.finishedAt.toISOString(),
    isCut: facts.isCut,
    pages: [...pages.values()].map(({ path, isListed, status, links }) => ({
      path,
      isListed,
      status,
      links: getIndexes(links),
    })),
    groups: groups.map(({ paths, ...group }) => ({
      ...group,
      pages: getIndexes(paths),
    })),
  }
}
