import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

/** Attributes of a span: words and numbers, never text that a user typed. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** Ends the span of a request, with its name and status. */
export type Served = { end: (name: string, facts: SpanFacts & { status: number }) => void }

/** Records spans of the work for a request and their durations. */
export type Tracing = {
  /**
   * Runs a request handler in a span that continues the trace of these headers. It lasts until
   * `end` is called.
   */
  serve: <T>(headers: Headers, run: (served: Served) => T) => T
  /** Runs a call to another process, which receives `headers` to continue the trace. */
  call: <T>(name: string, run: (headers: Record<string, string>) => Promise<T>) => Promise<T>
  /** Returns the headers by which another process continues the trace. */
  getHeaders: () => Record<string, string>
  /** Records a span of the current trace that has just ended, after so many milliseconds. */
  recordSpan: (name: string, tookMs: number, facts: SpanFacts, error?: unknown) => void
  /** Returns the current trace id; null outside of traces, or if the trace is not sampled. */
  getTraceId: () => string | null
  /** Exports the remaining spans. */
  stop: () => Promise<void>
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const known = getGlobalSingleton("tracing", (): { tracing: Tracing | null } => ({ tracing: null }))

/** Returns the tracing of this process; null if tracing is off. */
export function getTracing(): Tracing | null {
  return known.tracing
}

/** Sets the tracing of the whole process: the server and the bundled pages. */
export function registerTracing(tracing: Tracing | null): void {
  known.tracing = tracing
}
