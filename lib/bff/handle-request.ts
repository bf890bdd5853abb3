import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { fetchJson } from "#lib/api/fetch-json.ts"
import { buildCallUrl } from "#lib/api/http-client.ts"
import { requestAsCustomer, sendAsCustomer } from "#lib/auth/account-api.ts"
import {
  buildCallHeaders,
  type CallInput,
  type CallResult,
  callTimeoutMs,
  type ErrorResponse,
  parseErrorResponse,
} from "#lib/auth/authenticated-client.ts"
import { maxPhotoBodyBytes } from "#lib/auth/body-limits.ts"
import { deleteCartKey, getCartKey, saveCartCookies } from "#lib/auth/cart-cookies.server.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import { requestAsCartOwner, sendAsCartOwner } from "#lib/cart/cart-client.ts"
import type { accountCalls } from "#lib/contract/account-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type { ShopperName } from "#lib/contract/shopper-calls.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { handleFileDownload } from "./handle-file-download.ts"
import { handleSignInCall } from "./handle-sign-in-call.ts"
import { parseJsonBody, validateInput } from "./request-input.ts"
import {
  type BffErrorResponse,
  buildBffError,
  buildUpstreamError,
  sendErrorResponse,
  sendJson,
} from "./responses.ts"
import { type AccountName, type BffRoute, findRoute } from "./routes.ts"

/** Returns the parameters by name, those that are given several times as lists. */
function buildQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? "")]
    }),
  )
}

/**
 * Handles a browser's request to the shop's API (BFF): calls of the contract, on behalf of the
 * signed-in user. Tokens are added and stored on the server. `rawPath` is the path as it was sent.
 */
export async function handleBffRequest(request: Request, rawPath: string): Promise<Response> {
  const match = findRoute(request.method, rawPath)
  if (!("row" in match)) return sendErrorResponse(describeMiss(match))
  const { row, params } = match
  if (needsOwnPage(row) && !isOfOwnPage(request)) return sendErrorResponse(foreign)
  if (row.kind === "adminWrite") return sendErrorResponse(adminWrite)
  const read = row.method === "POST" ? await readBody(request, row) : noBody
  if (!read.ok) return sendErrorResponse(read.error)
  const query = buildQuery(new URL(request.url).searchParams)
  try {
    return await dispatch(row, { params, query, body: read.value })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "bff: upstream request failed")
    return sendErrorResponse(buildUpstreamError(error))
  }
}

const noBody = { ok: true, value: {} } as const

type RawInput = Parameters<typeof validateInput>[1]

type HandledRoute = Exclude<BffRoute, { kind: "adminWrite" }>

async function dispatch(row: HandledRoute, given: RawInput): Promise<Response> {
  if (row.kind === "file") return handleFileDownload(given.params)
  if (row.kind === "model") {
    return handleForwardedCall(row.name, `/${row.segments.join("/")}`, row.method, {
      body: given.body,
    })
  }
  if (row.kind === "signIn") return handleSignInCall(row.name, row.call, given)
  if (row.name === "mergeCart") return handleCartMerge()
  const picked = validateInput(row.call, withoutKey(row, given))
  if (!picked.ok) return sendErrorResponse(picked.error)
  if (row.kind === "account") return handleAccountCall(row, picked.value)
  if (row.kind === "cartOwner") return handleCartOwnerCall(row, picked.value)
  return handleForwardedCall(row.name, row.call.path, row.method, picked.value)
}

/** Drops a cart key that a browser sends: it is not the shop's, and not worth an error response. */
function withoutKey({ kind }: HandledRoute, given: RawInput): RawInput {
  if (kind !== "cartOwner") return given
  const { session: _key, ...body } = given.body
  return { ...given, body }
}

function readBody(request: Request, row: BffRoute) {
  return row.name === "uploadImage"
    ? parseJsonBody(request, maxPhotoBodyBytes)
    : parseJsonBody(request)
}

/**
 * True if the call needs the CSRF check: it changes something, whatever its method. Sign-in calls
 * by GET are as good as a POST.
 */
function needsOwnPage({ method, kind }: BffRoute): boolean {
  return method !== "GET" || kind === "signIn"
}

/**
 * True if a same-origin script sent the request: no link, image or prefetch anywhere can do that.
 */
function isOfOwnPage({ headers }: Request): boolean {
  const isFetch = (headers.get("sec-fetch-dest") ?? "empty") === "empty"
  const isPrefetch = (headers.get("sec-purpose") ?? "").includes("prefetch")
  return isFetch && !isPrefetch && isSameOrigin(headers, getEnv().SITE_URL)
}

type Miss = Exclude<ReturnType<typeof findRoute>, { row: BffRoute }>

function describeMiss(miss: Miss): BffErrorResponse {
  if ("allow" in miss) {
    const params = { methods: miss.allow }
    const detail = { code: "bff_method_not_allowed", params } as const
    return buildBffError(405, "BAD_REQUEST", detail, { Allow: miss.allow })
  }
  if (miss.status === 404) {
    return buildBffError(404, "NOT_FOUND", { code: "bff_call_unknown" })
  }
  return buildBffError(400, "BAD_REQUEST", { code: "bff_path_invalid" })
}

/**
 * A script injected into a page of the shop (XSS) has its user's login, but no access to admin
 * writes.
 */
const adminWrite = buildBffError(403, "FORBIDDEN", { code: "bff_admin_write" })

const foreign = buildBffError(403, "FORBIDDEN", { code: "cross_site_request" })

/** Handles a call of the signed-in customer. Responds with the contract's fields and no others. */
async function handleAccountCall(
  { name, call }: { name: AccountName; call: RestCall },
  input: CallInput<RestCall>,
): Promise<Response> {
  return sendResult(await sendAsCustomer(name, call, input, callTimeoutMs))
}

/**
 * Handles a cart call of a guest or a signed-in customer. The key of a guest cart is added on the
 * server and stays there.
 */
async function handleCartOwnerCall(
  { name, call }: { name: ShopperName; call: RestCall },
  input: CallInput<RestCall>,
): Promise<Response> {
  return sendResult(await sendAsCartOwner(name, call, input, { timeoutMs: callTimeoutMs }))
}

/** Responds with the value as JSON, or with the error response. */
function sendResult(result: Result<unknown, ErrorResponse>): Response {
  return result.ok ? sendJson(JSON.stringify(result.value)) : sendErrorResponse(result.error)
}

type Merged = CallResult<(typeof accountCalls)["mergeCart"]>

/**
 * Merges this browser's guest cart, whichever key was sent, into the cart of the signed-in
 * customer. Without a guest cart, as after the first merge, there is nothing left to do.
 */
async function handleCartMerge(): Promise<Response> {
  const session = await getCartKey()
  const result = session === null ? await describeNothing() : await merge(session)
  if (!result.ok) return sendErrorResponse(result.error)
  return sendJson(JSON.stringify({ ...result.value, sessionKey: null }))
}

async function merge(session: string): Promise<Merged> {
  const result = await requestAsCustomer("mergeCart", { body: { session } })
  if (!result.ok) return result
  if (result.value.success) await deleteCartKey()
  await saveCartCookies({ item_count: result.value.item_count })
  return result
}

async function describeNothing(): Promise<Merged> {
  const user = await requestAsCustomer("authUser", {}, callTimeoutMs)
  if (!user.ok) return user
  const cart = await requestAsCartOwner("getCart", { body: {} }, { timeoutMs: callTimeoutMs })
  if (!cart.ok) return cart
  const { item_count } = cart.value
  return {
    ok: true,
    value: { success: true, message: "", sessionKey: null, item_count, id: null },
  }
}

type Input = Parameters<typeof buildCallUrl>[1] & { body?: unknown }
type Sent = { text: string; status: number }

const timeoutMs = 20_000

/**
 * Forwards a call that is public or that the API guards itself. Responds with the API's body
 * unchanged.
 */
async function handleForwardedCall(
  name: string,
  path: string,
  method: "GET" | "POST",
  input: Input,
): Promise<Response> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getClientInfo()
  const url = buildCallUrl(path, input, baseUrl)
  const request = async (bearer?: string): Promise<Result<Sent, ErrorResponse>> => {
    const by = { baseUrl, ...visitor, ...(bearer !== undefined && { bearer }) }
    const body = method === "POST" ? JSON.stringify(input.body ?? {}) : null
    const reply = await fetchJson(name, url, {
      method,
      body,
      timeoutMs,
      headers: buildCallHeaders(by),
    })
    if (reply.status >= 500) throw new ApiError("http", name, `status ${reply.status}`)
    if (reply.status < 200 || reply.status > 299) {
      return { ok: false, error: parseErrorResponse(reply) }
    }
    return { ok: true, value: { text: reply.text, status: reply.status } }
  }
  const result =
    session.tokens === null
      ? await request()
      : await withFreshTokens({ session, trySave: saveSessionIfPossible }, request)
  return result.ok
    ? sendJson(result.value.text, result.value.status)
    : sendErrorResponse(result.error)
}
