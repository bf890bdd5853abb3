import type { PhotoResult } from "#lib/account/photo.ts"
import { readPhotoForm, resolvePhotoProblem } from "#lib/account/read-photo-form.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { log } from "#lib/log.ts"
import { parseReviewTarget } from "#lib/reviews/parse-review-target.ts"
import { buildReviewPath, type ReviewTarget } from "#lib/reviews/review-request.ts"
import { addReviewPhoto } from "#lib/reviews/reviews-api.ts"

const noStoreHeaders = { "cache-control": "private, no-store" }

/**
 * Handles the form that adds a photo to a review, with or without JavaScript: redirects to the
 * page of the email's link with the result in the query.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: noStoreHeaders })
  }
  // In the address, because a form that is too large is not read.
  const query = new URL(request.url).searchParams
  const target = parseReviewTarget((name) => query.get(name) ?? "")
  if (target === null) return new Response(null, { status: 400, headers: noStoreHeaders })
  const { photo } = await readPhotoForm(request)
  const result = photo.ok ? await sendPhoto(target, photo.bytes) : photo.problem
  const location = await buildVisitorPath(buildReviewPath(target, result))
  return new Response(null, { status: 303, headers: { ...noStoreHeaders, location } })
}

async function sendPhoto(target: ReviewTarget, bytes: Buffer): Promise<PhotoResult> {
  try {
    const result = await addReviewPhoto({ ...target, image: bytes.toString("base64") })
    return result.kind === "done" ? "saved" : resolvePhotoProblem(result.code)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "review-photo: upstream request failed")
    return "unavailable"
  }
}
