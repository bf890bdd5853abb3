import { getOneInProcess } from "#lib/contract/one-in-process.ts"

/** What is known of a piece of work: words and numbers, never what a visitor typed. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** Names the work once more is known of it, and says how it ended. */
export type Served = { end: (name: string, facts: SpanFacts & { status: number }) => void }

/** Records which process did what for a request, and how long it took. */
export type Tracing = {
  /** Runs what serves a request that came with these headers. It lasts until `end` is called. */
  serve: <T>(headers: Headers, run: (served: Served) => T) => T
  /** Runs a call to another process, which gets `headers` to go on with the trace. */
  call: <T>(name: string, run: (headers: Record<string, string>) => Promise<T>) => Promise<T>
  /** Headers by which another process goes on with the trace. */
  getHeaders: () => Record<string, string>
  /** Notes a part of the work under way that has just ended, after so many milliseconds. */
  note: (name: string, tookMs: number, facts: SpanFacts, fault?: unknown) => void
  /** The trace of the work under way; null where there is none, or it is not kept. */
  getTraceId: () => string | null
  /** Sends what has not been sent yet. */
  stop: () => Promise<void>
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const known = getOneInProcess("tracing", (): { tracing: Tracing | null } => ({ tracing: null }))

/** How this process records traces; null where it does not. */
export function getTracing(): Tracing | null {
  return known.tracing
}

/** Has all of this process record traces: what serves requests, and what is bundled with pages. */
export function installTracing(tracing: Tracing | null): void {
  known.tracing = tracing
}
