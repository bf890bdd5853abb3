import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { getTracing } from "./tracing.ts"

/** Header that propagates the request id from one process to the next. */
export const requestIdHeader = "x-request-id"

const idPattern = /^[\w-]{8,64}$/
const scope = getGlobalSingleton("request-scope", () => new AsyncLocalStorage<string>())

/** Returns the request's own id if it is valid; a new one otherwise. */
export function resolveRequestId(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && idPattern.test(given) ? given : randomUUID()
}

/** Runs a request handler in a scope that provides the request's id. */
export function withRequestId<T>(id: string, serve: () => T): T {
  return scope.run(id, serve)
}

/** Returns the id of the current request; undefined outside of requests. */
export function getRequestId(): string | undefined {
  return scope.getStore()
}

/**
 * Returns the fields of every log line: the request id, and the trace id if the trace is sampled.
 */
export function getRequestLogFields(): { request_id?: string; trace_id?: string } {
  const id = scope.getStore()
  const traceId = getTracing()?.getTraceId()
  return { ...(id !== undefined && { request_id: id }), ...(traceId && { trace_id: traceId }) }
}

/**
 * Placeholder for the request's id on error pages, which the server replaces when it sends the
 * page.
 */
export const requestIdPlaceholder = "<!--request-id-->"
