import { saveCustomerPhoto } from "#lib/account/customer-api.ts"
import { maxPhotoBytes, type PhotoResult, photoControls, removeIntent } from "#lib/account/photo.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { isSignedOut } from "#lib/auth/account-result.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { readBoundedBody } from "#lib/bff/read-bounded-body.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { log } from "#lib/log.ts"

/** Overhead of the multipart form around the file. */
const formBytes = 20_000

/**
 * Handles the upload or removal of the customer's photo. Returns the result as JSON to `fetch`;
 * redirects a form post without JavaScript to the profile with the result in the query.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: noStoreHeaders })
  }
  const result = await savePhoto(request)
  if (request.headers.get("accept")?.startsWith("application/json")) {
    return Response.json({ outcome: result }, { headers: noStoreHeaders })
  }
  const location = await buildVisitorPath(`/profile?photo=${result}#photo`)
  return new Response(null, { status: 303, headers: { ...noStoreHeaders, location } })
}

const noStoreHeaders = { "cache-control": "private, no-store" }

async function savePhoto(request: Request): Promise<PhotoResult> {
  const body = await readBoundedBody(request.body, maxPhotoBytes + formBytes)
  if (body === null) return "size"
  const data = await parseForm(body, request.headers.get("content-type") ?? "")
  if (data?.get(photoControls.intent) === removeIntent) return sendPhoto(null)
  const photo = data?.get(photoControls.photo)
  if (!(photo instanceof File) || photo.size === 0) return "missing"
  if (photo.size > maxPhotoBytes) return "size"
  return sendPhoto(Buffer.from(await photo.arrayBuffer()))
}

function parseForm(body: Buffer, type: string): Promise<FormData | null> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": type } })
  return sent.formData().catch(() => null)
}

async function sendPhoto(bytes: Buffer | null): Promise<PhotoResult> {
  try {
    const result = await saveCustomerPhoto(bytes)
    if (result.kind === "done") return bytes === null ? "removed" : "saved"
    if (result.code === "TOO_LARGE") return "size"
    if (result.code === "RATE_LIMITED") return "often"
    return isSignedOut(result) ? "signedOut" : "kind"
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "photo-upload: upstream request failed")
    return "unavailable"
  }
}
