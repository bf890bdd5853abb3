import "server-only"
import { z } from "zod"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getEnv } from "#lib/env.ts"
import { type CallStatus, getMetricsRecorder } from "#lib/observability/metrics.ts"
import { getRequestId, requestIdHeader } from "#lib/observability/request-context.ts"
import { getTracing } from "#lib/observability/tracing.ts"
import { updateServerClock } from "#lib/runtime/server-clock.ts"

/**
 * Sends an HTTP request on behalf of a named call, with metrics and tracing. Requests to the shop's
 * own API carry the request id, so that both logs can be correlated. Rejects as `fetch` does.
 */
export async function fetchApi(call: string, url: string, init: RequestInit): Promise<Response> {
  const isOwn = new URL(url).origin === new URL(getEnv().API_BASE_URL).origin
  const tracing = getTracing()
  const send = async (headers: Record<string, string>) => {
    const response = await measure(call, url, isOwn ? withHeaders(init, headers) : init)
    if (isOwn) updateServerClock(response.headers)
    return response
  }
  return tracing === null ? send({}) : tracing.call(`API ${call}`, send)
}

async function measure(call: string, url: string, init: RequestInit): Promise<Response> {
  const startedAt = performance.now()
  const note = (outcome: CallStatus) =>
    getMetricsRecorder()?.countCall(call, outcome, performance.now() - startedAt)
  try {
    const response = await fetch(url, init)
    note(resolveOutcome(response.status))
    return response
  } catch (error) {
    note(String(error).startsWith("TimeoutError") ? "timeout" : "network")
    throw error
  }
}

function withHeaders(init: RequestInit, more: Record<string, string>): RequestInit {
  const id = getRequestId()
  const headers = new Headers(init.headers)
  if (id !== undefined) headers.set(requestIdHeader, id)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return { ...init, headers }
}

function resolveOutcome(status: number): CallStatus {
  if (status >= 200 && status <= 299) return "ok"
  return status >= 400 && status <= 499 ? "rejected" : "http"
}

/** Returns the URL of a call at the shop's own API or, by its origin, a partner's. */
export function buildCallUrl(
  path: string,
  input: { params?: unknown; query?: unknown },
  baseUrl: string | null,
): string {
  const params = partSchema.parse(input.params ?? {})
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(partSchema.parse(input.query ?? {}))) {
    // A list is a parameter that is given several times.
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null) search.append(key, String(each))
    }
  }
  const suffix = search.size > 0 ? `?${search}` : ""
  return `${baseUrl ?? getEnv().API_BASE_URL}${restBasePath}${filled}${suffix}`
}

const partSchema = z.record(z.string(), z.unknown())
