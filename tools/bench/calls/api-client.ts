import { z } from "zod"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"

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
        url.searchParams.set(key, String(value))
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
