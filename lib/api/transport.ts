import "server-only"
import { ClientError, GraphQLClient } from "graphql-request"
import type { z } from "zod"
import { graphqlDocuments, removeTranslationFields } from "#lib/contract/graphql-documents.ts"
import type { Locale } from "#lib/contract/languages.ts"
import { previewedCalls, restCalls } from "#lib/contract/rest-calls.ts"
import { previewHeader, signPreview } from "#lib/contract/signatures/preview-signature.ts"
import {
  signStorefrontCall,
  storefrontHeader,
} from "#lib/contract/signatures/storefront-signature.ts"
import { languageParameter } from "#lib/contract/translation.ts"
import { getEnv } from "#lib/env.ts"
import { getPreview, type Preview } from "#lib/preview/preview.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"
import { withAdaptiveTimeout } from "./adaptive-timeout.ts"
import { ApiError, buildCallError } from "./api-error.ts"
import { parseResponse } from "./fetch-json.ts"
import { buildCallUrl, fetchApi } from "./http-client.ts"
import { withNegativeCache } from "./negative-cache.ts"

type RestCalls = typeof restCalls
type Documents = typeof graphqlDocuments
type Input<K extends keyof RestCalls> = {
  params?: z.input<RestCalls[K]["params"]>
  query?: z.input<RestCalls[K]["query"]>
  body?: z.input<RestCalls[K]["body"]>
}

/** Audience of a call, the language of its texts, and its timeout. */
type Reader = { preview: Preview | null; language: Locale | null; waitMs: number }

/** Language in which texts are requested, see `getContentLanguage`. */
export type ContentLanguage = {
  /** Null for English. */
  language: Locale | null
  /** True if the API knows translations at all. */
  hasTranslations: boolean
}

const english: ContentLanguage = { language: null, hasTranslations: false }

/**
 * Timeout of one call outside the build: 2.5 s, because a page that was never rendered must respond
 * within 3 s.
 */
const timeoutMs = process.env.NEXT_PHASE === "phase-production-build" ? 30_000 : 2_500
const previewTimeoutMs = 10_000

type FetchOptions = { timeoutMs?: number; language?: Locale | null }

/**
 * Timeout of a call for a page that is rendered for its request alone, such as a filtered list: no
 * cached copy can be sent instead, and the visitor sees that it loads.
 */
export const perRequestTimeoutMs = 8_000

/**
 * Sends a REST call of the contract and returns its parsed response, with texts in `language` if
 * there are any. Waits 2.5 s, or `timeoutMs`. Throws an ApiError.
 */
export async function fetchRest<K extends keyof RestCalls>(
  name: K,
  input: Input<K>,
  { timeoutMs: maxMs = timeoutMs, language = null }: FetchOptions = {},
): Promise<z.output<RestCalls[K]["response"]>> {
  const preview = await getPreview()
  const key = buildFailureKey(name, [input, language], preview)
  const waitMs = Math.max(buildReader(preview).waitMs, maxMs)
  const reader = { preview: previewedCalls.has(name) ? preview : null, language, waitMs }
  return withNegativeCache(key, () => requestRest(name, input, reader))
}

/**
 * Returns the response that the public gets, for a preview that compares, with a preview's timeout.
 */
export function fetchPublicRest<K extends keyof RestCalls>(
  name: K,
  input: Input<K>,
): Promise<z.output<RestCalls[K]["response"]>> {
  return requestRest(name, input, { preview: null, language: null, waitMs: previewTimeoutMs })
}

/**
 * Sends a GraphQL document of the contract and returns its parsed `data`, with texts in the language
 * if there are any. Throws an ApiError.
 */
export async function fetchGraphql<K extends keyof Documents>(
  name: K,
  variables: z.input<Documents[K]["variables"]>,
  { language, hasTranslations }: ContentLanguage = english,
): Promise<z.output<Documents[K]["data"]>> {
  const reader = { ...buildReader(await getPreview()), language }
  const key = buildFailureKey(name, [variables, language], reader.preview)
  const { text } = graphqlDocuments[name]
  const document = hasTranslations ? text : removeTranslationFields(text)
  return withNegativeCache(key, () => requestGraphql(name, document, variables, reader))
}

/** A preview has its own key: its failure proves nothing about the public page. */
function buildFailureKey(name: string, input: unknown, preview: Preview | null): string {
  return JSON.stringify([name, input, ...(preview ? [preview] : [])])
}

async function requestRest<K extends keyof RestCalls>(
  name: K,
  input: Input<K>,
  { preview, language, waitMs }: Reader,
): Promise<z.output<RestCalls[K]["response"]>> {
  const call = restCalls[name]
  const query =
    language === null ? input.query : { ...Object(input.query), [languageParameter]: language }
  const url = buildCallUrl(call.path, { params: input.params, query }, null)
  const json = await withAdaptiveTimeout(
    { api: null, maxTimeoutMs: waitMs },
    async (adaptedTimeoutMs) => {
      const response = await request(name, url, {
        method: call.method,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          ...buildPageCallHeaders(preview),
        },
        ...(call.method === "POST" && { body: JSON.stringify(input.body ?? {}) }),
        signal: AbortSignal.timeout(adaptedTimeoutMs),
      })
      if (!response.ok) throw new ApiError("http", name, `status ${response.status}`)
      return readJson(name, response)
    },
  )
  return parseResponse<RestCalls[K]["response"]>(name, call.response, json)
}

async function requestGraphql<K extends keyof Documents>(
  name: K,
  text: string,
  variables: z.input<Documents[K]["variables"]>,
  { preview, language, waitMs }: Reader,
): Promise<z.output<Documents[K]["data"]>> {
  const search = language === null ? "" : `?${languageParameter}=${language}`
  const data = await withAdaptiveTimeout(
    { api: null, maxTimeoutMs: waitMs },
    (adaptedTimeoutMs) => {
      const client = new GraphQLClient(`${getEnv().API_BASE_URL}/graphql${search}`, {
        headers: buildPageCallHeaders(preview),
        fetch: (url: string | URL | Request, init?: RequestInit) =>
          request(name, String(url), { ...init, signal: AbortSignal.timeout(adaptedTimeoutMs) }),
      })
      return client.request<unknown>(text, variables).catch((error: unknown) => {
        throw buildGraphqlError(name, error)
      })
    },
  )
  return parseResponse<Documents[K]["data"]>(name, graphqlDocuments[name].data, data)
}

/**
 * Returns the timeout for the audience. Previews are not cached and take longer; their users can
 * wait.
 */
function buildReader(preview: Preview | null): Reader {
  return { preview, language: null, waitMs: preview === null ? timeoutMs : previewTimeoutMs }
}

function buildGraphqlError(call: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const callError = buildCallError(call, error)
  if (callError.kind === "timeout") return callError
  const detail = error instanceof ClientError ? `status ${error.response.status}` : "no JSON"
  return new ApiError("http", call, detail, error)
}

async function request(call: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchApi(call, url, { ...init, redirect: "error" })
  } catch (error) {
    throw buildCallError(call, error)
  }
}

async function readJson(call: string, response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    const callError = buildCallError(call, error)
    if (callError.kind === "timeout") throw callError
    throw new ApiError("contract", call, "the response is not JSON", error)
  }
}

/**
 * Returns the headers of an API call for a page render. The signature lets the API include
 * scheduled changes; a preview also signs its own view of the shop.
 */
export function buildPageCallHeaders(preview: Preview | null): Record<string, string> {
  const { REVALIDATE_SECRET: secret } = getEnv()
  const nowSeconds = getServerNow() / 1_000
  if (!secret) {
    if (preview === null) return {}
    throw new Error("REVALIDATE_SECRET is not set: it signs calls for previews")
  }
  return {
    [storefrontHeader]: signStorefrontCall(secret, nowSeconds),
    ...(preview && { [previewHeader]: signPreview(preview, secret, nowSeconds) }),
  }
}
