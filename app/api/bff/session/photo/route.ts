import { saveCustomerPhoto } from "#lib/account/customer-api.ts"
import { type PhotoResult, photoControls, removeIntent } from "#lib/account/photo.ts"
import { readPhotoForm, resolvePhotoProblem } from "#lib/account/read-photo-form.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { isSignedOut } from "#lib/auth/account-result.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { log } from "#lib/log.ts"

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
  const { data, photo } = await readPhotoForm(request)
  if (data?.get(photoControls.intent) === removeIntent) return sendPhoto(null)
  return photo.ok ? sendPhoto(photo.bytes) : photo.problem
}

async function sendPhoto(bytes: Buffer | null): Promise<PhotoResult> {
  try {
    const result = await saveCustomerPhoto(bytes)
    if (result.kind === "done") return bytes === null ? "removed" : "saved"
    return isSignedOut(result) ? "signedOut" : resolvePhotoProblem(result.code)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "photo-upload: upstream request failed")
    return "unavailable"
  }
}
