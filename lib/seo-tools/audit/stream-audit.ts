import type { Locale } from "#lib/contract/languages.ts"
import type { AuditMessage } from "./audit-message.ts"
import type { AuditRunner } from "./audit-runner.ts"

/**
 * Streams the messages of an audit as NDJSON. A reader slower than the audit misses progress, not
 * the end. A reader that cancels, or whose `signal` is aborted, unsubscribes.
 */
export function streamAudit(
  runner: AuditRunner,
  signal: AbortSignal,
  locale?: Locale,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let unsubscribe = () => {}
  return new ReadableStream(
    {
      start(controller) {
        const send = (message: AuditMessage) => {
          const isLast = message.type !== "progress"
          if (!isLast && (controller.desiredSize ?? 0) <= 0) return
          controller.enqueue(encoder.encode(`${JSON.stringify(message)}\n`))
          if (isLast) controller.close()
        }
        unsubscribe = runner.subscribe(send, locale)
        signal.addEventListener("abort", () => unsubscribe(), { once: true })
        if (signal.aborted) unsubscribe()
      },
      cancel() {
        unsubscribe()
      },
    },
    { highWaterMark: 16 },
  )
}

/** Returns the last message of an audit; null if `signal` is aborted first. */
export function requestAuditResult(
  runner: AuditRunner,
  signal: AbortSignal,
  locale?: Locale,
): Promise<AuditMessage | null> {
  return new Promise((resolve) => {
    const unsubscribe = runner.subscribe((message) => {
      if (message.type !== "progress") resolve(message)
    }, locale)
    const stop = () => {
      unsubscribe()
      resolve(null)
    }
    signal.addEventListener("abort", stop, { once: true })
    if (signal.aborted) stop()
  })
}
