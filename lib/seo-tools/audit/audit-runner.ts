import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import type { AuditMessage } from "./audit-message.ts"
import type { AuditProgress } from "./run-audit.ts"

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
