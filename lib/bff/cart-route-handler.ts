import type { Result } from "#lib/contract/result.ts"
import "server-only"
import type { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import type { CartResult } from "#lib/cart/cart.ts"
import { type CartChange, fetchPricedCart } from "#lib/cart/cart-api.ts"
import { buildIssueMessage, parseIssueMessage } from "#lib/contract/error-detail.ts"
import { getEnv } from "#lib/env.ts"
import { getErrorTranslator } from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import { parseJsonBody } from "./request-input.ts"
import {
  buildBffError,
  buildUpstreamError,
  privateHeaders,
  sendErrorResponse,
} from "./responses.ts"

/** Room for long add-on texts of a product, and for the JSON around them. */
const maxBytes = 400_000

type CartCallError = Parameters<typeof sendErrorResponse>[0]

/**
 * Handles a JSON request of our own scripts about the cart: responds with the result of `run` for a
 * valid body, otherwise with an error response. Rejects cross-site requests (CSRF). The response is
 * `no-store`.
 */
export async function handleCartRequest<S extends z.ZodType>(
  request: Request,
  schema: S,
  run: (input: z.output<S>) => Promise<Result<object, CartCallError>>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL))
    return sendTranslated(buildBffError(403, "FORBIDDEN", { code: "cross_site_request" }))
  const read = await parseJsonBody(request, maxBytes)
  if (!read.ok) return sendErrorResponse(read.error)
  // Errors of the contract's schemas take precedence over this one.
  const parsed = schema.safeParse(read.value, { error: () => inputInvalid })
  if (!parsed.success) {
    const detail = parseIssueMessage(parsed.error.issues[0]?.message ?? inputInvalid)
    return sendTranslated(buildBffError(400, "BAD_REQUEST", detail))
  }
  try {
    const result = await run(parsed.data)
    if (!result.ok) return sendTranslated(result.error)
    return Response.json(result.value, { headers: privateHeaders })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "cart-api: upstream request failed")
    return sendTranslated(buildUpstreamError(error))
  }
}

/**
 * Returns the response to a change: its result together with the cart after it; `cart` is null if the change was
 * rejected and the cart cannot be fetched. Throws an ApiError if the change was made but the cart
 * cannot be fetched.
 */
export async function fetchCartAfterChange(change: CartChange): Promise<Result<CartResult, never>> {
  if (change.ok) return { ok: true, value: { ok: true, cart: await readTwice() } }
  const cart = await readTwice().catch(ignoreApiError)
  const { code, message } = change.error
  return { ok: true, value: { ok: false, code, message, cart } }
}

/**
 * Fetches the cart, with one retry: a successful change does not become a failure because the
 * request after it failed once.
 */
async function readTwice() {
  const read = async () => {
    const result = await fetchPricedCart({})
    if (result.ok) return result.value
    throw new ApiError("http", "getCart", `status ${result.error.status}`)
  }
  return read().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return read()
  })
}

function ignoreApiError(error: unknown): null {
  if (!(error instanceof ApiError)) throw error
  return null
}

const inputInvalid = buildIssueMessage({ code: "input_invalid" })

/** Sends an error response whose message is in the visitor's language. */
async function sendTranslated(error: CartCallError): Promise<Response> {
  return sendErrorResponse({ ...error, message: (await getErrorTranslator())(error) })
}
