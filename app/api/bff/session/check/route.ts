import { ApiError } from "#lib/api/api-error.ts"
import { getSessionCheck } from "#lib/auth/get-session-check.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { buildUpstreamError, privateHeaders, sendErrorResponse } from "#lib/bff/responses.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"

export const dynamic = "force-dynamic"

/** Returns whether the browser is signed in, as whom and until when; deletes an invalid login. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: privateHeaders })
  }
  try {
    return Response.json(await getSessionCheck(), { headers: privateHeaders })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "session-check: upstream request failed")
    return sendErrorResponse(buildUpstreamError(error))
  }
}
