import { buildLocalePath, defaultLocale, type Locale } from "#lib/contract/languages.ts"
import type { AuditMessage } from "./audit-message.ts"
import { type AuditProgress, runAudit } from "./run-audit.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { getEnv } from "#lib/env.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { log } from "#lib/log.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { listSitemapUrls } from "#lib/seo/crawl/public-urls-api.ts"
import { fetchAuditedPage } from "../fetch-page.ts"
import type { AuditUrl } from "./audit-page.ts"
import { saveLastAudit } from "./last-audit.ts"

/**
 * Runs one audit of the pages in one language and reports its progress. Throws when `signal` is
 * aborted.
 */
export type AuditWork = (
  signal: AbortSignal,
  onProgress: (progress: AuditProgress) => void,
  locale: Locale,
) => Promise<AuditMessage>

type Listener = (message: AuditMessage) => void
type Running = { abort: AbortController; listeners: Set<Listener>; last: AuditMessage | null }

/** Minimum interval between progress messages. */
const progressIntervalMs = 150

/** Runs one audit at a time and shares its messages with all subscribers. */
export class AuditRunner {
  readonly #work: AuditWork
  #running: Running | null = null

  constructor(work: AuditWork) {
    this.#work = work
  }

  /**
   * Starts an audit of the pages in a language, or joins the running one whatever its language.
   * Returns the function that unsubscribes; without subscribers the audit is aborted. The last
   * message is `done` or `failed`; none follows an unsubscribe.
   */
  subscribe(listener: Listener, locale: Locale = defaultLocale): () => void {
    const running = this.#running ?? this.#start(locale)
    running.listeners.add(listener)
    if (running.last) listener(running.last)
    return () => {
      running.listeners.delete(listener)
      if (running.listeners.size > 0 || this.#running !== running) return
      this.#running = null
      running.abort.abort()
    }
  }

  #start(locale: Locale): Running {
    const running: Running = { abort: new AbortController(), listeners: new Set(), last: null }
    this.#running = running
    let lastSentMs = Number.NEGATIVE_INFINITY
    const onProgress = (progress: AuditProgress) => {
      running.last = { type: "progress", ...progress }
      if (performance.now() - lastSentMs < progressIntervalMs) return
      lastSentMs = performance.now()
      for (const listener of running.listeners) listener(running.last)
    }
    const end = (message: AuditMessage) => {
      if (this.#running === running) this.#running = null
      for (const listener of running.listeners) listener(message)
      running.listeners.clear()
    }
    this.#work(running.abort.signal, onProgress, locale).then(end, () =>
      end({ type: "failed", reason: "broken" }),
    )
    return running
  }
}

/** Returns the process-wide runner of audits of this shop. It saves their results. */
export function getAuditRunner(): AuditRunner {
  return getGlobalSingleton("audit-runner", () => new AuditRunner(runShopAudit))
}

const runShopAudit: AuditWork = async (signal, reportProgress, locale) => {
  try {
    const audit = await runAudit({
      urls: listAuditUrls(locale),
      siteUrl: getEnv().SITE_URL,
      signal,
      isWithin: (path) => getPathLocale(path) === locale,
      read: (path, signal) => fetchAuditedPage(path, { signal }),
      onProgress: reportProgress,
      now: () => new Date(),
    })
    await saveLastAudit({ ...audit, locale })
    return { type: "done" }
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, "seo-audit: run failed")
    return { type: "failed", reason: error instanceof ApiError ? "addresses" : "broken" }
  }
}

/**
 * Yields every URL of the sitemap in this language, and the further pages of lists, which the
 * sitemap omits. Throws an ApiError, also during iteration.
 */
async function* listAuditUrls(locale: Locale): AsyncGenerator<AuditUrl> {
  for await (const { path, kind } of listSitemapUrls()) {
    yield { path: buildLocalePath(locale, path), isListed: kind !== "further" }
  }
}
