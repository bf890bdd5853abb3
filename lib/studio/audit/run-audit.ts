import { setImmediate } from "node:timers/promises"
import type { FetchedPage } from "../fetch-page.ts"
import { parseShopPath } from "../shop-path.ts"
import type { Audit } from "./audit.ts"
import { type AuditAddress, type AuditPage, isIndexable } from "./audit-page.ts"
import { buildAudit } from "./build-audit.ts"
import { type Finding, getRule, type Severity } from "./finding.ts"
import { FindingGroups } from "./group-findings.ts"
import { checkPage } from "./page-rules.ts"
import { checkSite } from "./site-rules.ts"
import { summarisePage } from "./summarise-page.ts"

/** Maximum number of concurrent requests. */
export const maxRequests = 8
/** Maximum number of URLs of one audit: their data fits into some tens of megabytes. */
export const maxAddresses = 20_000

export type AuditProgress = {
  /** URLs read so far, and URLs known so far: reading reveals more. */
  done: number
  total: number
  /** Findings so far, by cause; those about the whole site are added at the end. */
  counts: Record<Severity, number>
}

type AuditParts = {
  addresses: AsyncIterable<AuditAddress>
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
export async function runAudit(parts: AuditParts): Promise<Audit> {
  const startedAt = parts.now()
  const round = new AuditRound(parts)
  for await (const address of parts.addresses) {
    parts.signal.throwIfAborted()
    if (!round.list(address)) break
  }
  await Promise.all(Array.from({ length: maxRequests }, () => round.work()))
  parts.signal.throwIfAborted()
  for (const finding of checkSite({ pages: round.pages, siteUrl: parts.siteUrl })) {
    round.groups.add(finding)
  }
  return buildAudit({
    ...{ startedAt, finishedAt: parts.now(), isCut: round.isCut || round.groups.isCut },
    ...{ pages: round.pages, groups: round.groups.list() },
  })
}

/** One running audit: its crawl queue and its results so far. */
class AuditRound {
  readonly pages = new Map<string, AuditPage>()
  readonly groups = new FindingGroups()
  isCut = false
  readonly #parts: AuditParts
  /** Crawl queue, in order; the address is null for a path that only links lead to. */
  readonly #queue: { path: string; address: AuditAddress | null }[] = []
  /** Every path of the queue, mapped to the one string instance that is shared everywhere. */
  readonly #names = new Map<string, string>()
  readonly #counts: AuditProgress["counts"] = { fault: 0, warning: 0, hint: 0 }
  #taken = 0
  #reading = 0
  #wake: (() => void)[] = []

  constructor(parts: AuditParts) {
    this.#parts = parts
  }

  /** Adds a URL of the sitemap; false once the maximum is reached. */
  list(address: AuditAddress): boolean {
    const path = parseShopPath(address.path, this.#parts.siteUrl)
    return path === null || this.#add(path, address) !== null
  }

  /** Adds a path to the queue once and returns its shared string; null for one that is not read. */
  #add(path: string, address: AuditAddress | null): string | null {
    const known = this.#names.get(path)
    if (known !== undefined) return known
    if (this.#parts.isWithin?.(path) === false) return null
    if (this.#queue.length >= maxAddresses) {
      this.isCut = true
      return null
    }
    this.#names.set(path, path)
    this.#queue.push({ path, address })
    return path
  }

  /** Reads until the queue is empty and no other worker can add to it. */
  async work(): Promise<void> {
    const { signal } = this.#parts
    while (!signal.aborted) {
      const next = this.#queue[this.#taken]
      if (next === undefined) {
        if (this.#reading === 0) return this.#wakeAll()
        await new Promise<void>((resolve) => this.#wake.push(resolve))
        continue
      }
      this.#taken += 1
      this.#reading += 1
      try {
        await this.#readOne(next.path, next.address)
      } finally {
        this.#reading -= 1
        this.#wakeAll()
      }
      // Yields to the event loop, so that other requests are served between two pages.
      await setImmediate()
    }
  }

  #wakeAll(): void {
    for (const resolve of this.#wake.splice(0)) resolve()
  }

  async #readOne(path: string, address: AuditAddress | null): Promise<void> {
    const first = await this.#tryRead(path)
    // A busy shop may fail once; the retry avoids a finding that is no longer true in a second.
    const fetched = isPassing(first) ? await this.#tryRead(path) : first
    const page = summarisePage(path, address, fetched)
    this.pages.set(path, isIndexable(page) ? this.#follow(page) : { ...page, links: [] })
    if (isIndexable(page) && fetched.kind === "page") {
      this.#note(checkPage(fetched.page, this.#parts.now().getTime()))
    }
    const { size: done } = this.pages
    this.#parts.onProgress({ done, total: this.#queue.length, counts: { ...this.#counts } })
  }

  /** Reads a page; an internal error affects the findings of that page only. */
  async #tryRead(path: string): Promise<FetchedPage> {
    const { read, signal } = this.#parts
    return read(path, signal).catch((error: unknown): FetchedPage => {
      if (signal.aborted) throw error
      return { kind: "failed", problem: "unreadable" }
    })
  }

  /**
   * Adds the canonical URL, the hreflang alternates and the links of an indexable page to the
   * queue, and retains the links that are read.
   */
  #follow(page: AuditPage): AuditPage {
    for (const href of [page.canonical ?? "", ...page.hreflang.map((each) => each.href)]) {
      const path = parseShopPath(href, this.#parts.siteUrl)
      if (path !== null) this.#add(path, null)
    }
    return { ...page, links: page.links.flatMap((path) => this.#add(path, null) ?? []) }
  }

  #note(findings: readonly Finding[]): void {
    for (const finding of findings) {
      if (this.groups.add(finding)) this.#counts[getRule(finding.code).severity] += 1
    }
  }
}

/** True if a retry may succeed. */
function isPassing(fetched: FetchedPage): boolean {
  if (fetched.kind === "page") return fetched.page.status === 503
  return fetched.problem === "timeout" || fetched.problem === "unreachable"
}
