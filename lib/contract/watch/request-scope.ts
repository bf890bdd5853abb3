import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { getTracing } from "./tracing.ts"

/** The header by which a request keeps its name from one process to the next. */
export const requestIdHeader = "x-request-id"

const idPattern = /^[\w-]{8,64}$/
const scope = getOneInProcess("request-scope", () => new AsyncLocalStorage<string>())

/** The id that the request came with, where it is one; a new one otherwise. */
export function resolveRequestId(given: string | readonly string[] | undefined): string {
  return typeof given === "string" && idPattern.test(given) ? given : randomUUID()
}

/** Runs what serves a request, all of which then knows the request's id. */
export function withRequestId<T>(id: string, serve: () => T): T {
  return scope.run(id, serve)
}

/** The id of the request that is being served; undefined where none is. */
export function getRequestId(): string | undefined {
  return scope.getStore()
}

/** What every log line says of the request it belongs to, and of its trace where one is kept. */
export function describeRequestScope(): { request_id?: string; trace_id?: string } {
  const id = scope.getStore()
  const traceId = getTracing()?.getTraceId()
  return { ...(id !== undefined && { request_id: id }), ...(traceId && { trace_id: traceId }) }
}
