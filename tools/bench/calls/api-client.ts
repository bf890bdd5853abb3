import { z } from "zod"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { median, percentile } from "../metric.ts"

type Documents = typeof graphqlDocuments
type RestCalls = typeof restCalls

/** One repeatable call: it resolves with the JSON of the response, or throws. */
export type Call = () => Promise<unknown>

const callTimeoutMs = 30_000
const errorsSchema = z.object({ errors: z.array(z.unknown()).optional(), data: z.unknown() })

export type ApiClient = {
  graphql: <K extends keyof Documents>(
    name: K,
    variables: z.input<Documents[K]["variables"]>,
  ) => Promise<unknown>
  rest: <K extends keyof RestCalls>(
    name: K,
    query: z.input<RestCalls[K]["query"]>,
  ) => Promise<unknown>
}

/**
 * Builds a client for the API's own calls, as the contract defines them. Responses are read whole
 * but not validated.
 */
export function buildApiClient(apiOrigin: string, signal: AbortSignal): ApiClient {
  const send = (url: string, init: RequestInit = {}) => sendCall(signal, url, init)
  return {
    graphql: async (name, variables) => {
      const body = JSON.stringify({ query: graphqlDocuments[name].text, variables })
      const headers = { "content-type": "application/json", accept: "application/json" }
      const result = await send(`${apiOrigin}/graphql`, { method: "POST", headers, body })
      const { errors, data } = errorsSchema.parse(result)
      if (errors) throw new Error(`GraphQL ${name} failed: ${JSON.stringify(errors[0])}`)
      return data
    },
    rest: (name, query) => {
      const url = new URL(`${apiOrigin}${restBasePath}${restCalls[name].path}`)
      for (const [key, value] of Object.entries(query ?? {})) {
        for (const each of [value].flat()) url.searchParams.append(key, String(each))
      }
      return send(url.href)
    },
  }
}

async function sendCall(signal: AbortSignal, url: string, init: RequestInit): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
  const response = await fetch(url, { ...init, signal: limit })
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Milliseconds of calls made one after the other. */
export type Timing = {
  medianMs: number | null
  p95Ms: number | null
  failed: number
  /** The message of the first failed call; null when all succeeded. */
  firstFailure: string | null
}

/** Measures each of the calls, one after the other; a call that throws counts as failed. */
export async function measureCallTimes(
  signal: AbortSignal,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Timing> {
  const times: number[] = []
  const failures: string[] = []
  for (const call of calls) {
    signal.throwIfAborted()
    const startedAt = performance.now()
    try {
      await call()
      times.push(performance.now() - startedAt)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  signal.throwIfAborted()
  const [firstFailure = null] = failures
  const failed = failures.length
  return { medianMs: median(times), p95Ms: percentile(times, 0.95), failed, firstFailure }
}
