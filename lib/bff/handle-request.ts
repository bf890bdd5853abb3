import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { maxPhotoBodyBytes } from "#lib/auth/body-limits.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { findRoute } from "./find-route.ts"
import { handleAccountCall } from "./handle-account-call.ts"
import { handleCartMerge } from "./handle-cart-merge.ts"
import { handleCartOwnerCall } from "./handle-cart-owner-call.ts"
import { handleFileDownload } from "./handle-file-download.ts"
import { handleForwardedCall } from "./handle-forwarded-call.ts"
import { handleSignInCall } from "./handle-sign-in-call.ts"
import { parseJsonBody } from "./parse-json-body.ts"
import { type BffErrorResponse, sendErrorResponse, sendUpstreamError } from "./responses.ts"
import type { BffRoute } from "./routes.ts"
import { validateInput } from "./validate-input.ts"

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
  const read = row.method === "POST" ? await readBody(request, row) : { json: {} }
  if (!("json" in read)) return sendErrorResponse(read)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  try {
    return await dispatch(row, { params, query, body: read.json })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "bff: upstream request failed")
    return sendUpstreamError(error)
  }
}

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
  if (!("input" in picked)) return sendErrorResponse(picked)
  if (row.kind === "account") return handleAccountCall(row.name, picked.input)
  if (row.kind === "cartOwner") return handleCartOwnerCall(row.name, picked.input)
  return handleForwardedCall(row.name, row.call.path, row.method, picked.input)
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
    const message = `This call takes ${miss.allow}.`
    return { status: 405, code: "BAD_REQUEST", message, headers: { Allow: miss.allow } }
  }
  if (miss.status === 404) {
    return { status: 404, code: "NOT_FOUND", message: "There is no such call." }
  }
  const message = "This address has signs that no call of ours has."
  return { status: 400, code: "BAD_REQUEST", message }
}

/**
 * A script injected into a page of the shop (XSS) has its user's login, but no access to admin
 * writes.
 */
const adminWrite: BffErrorResponse = {
  status: 403,
  code: "FORBIDDEN",
  message: "The shop is changed at the API with an administrator's token, never from a page.",
}

const foreign: BffErrorResponse = {
  status: 403,
  code: "FORBIDDEN",
  message: "You can only do this from a page of this shop.",
}
