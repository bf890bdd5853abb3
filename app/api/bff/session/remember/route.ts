import { z } from "zod"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { parseJsonBody } from "#lib/bff/request-input.ts"
import { buildBffError, privateHeaders, sendErrorResponse } from "#lib/bff/responses.ts"
import { getEnv } from "#lib/env.ts"

export const dynamic = "force-dynamic"

const bodySchema = z.object({ path: z.string() })
const maxBytes = 10_000

/** Saves the page to return to after the login. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL: siteUrl } = getEnv()
  if (!isSameOrigin(request.headers, siteUrl)) {
    return new Response(null, { status: 403, headers: privateHeaders })
  }
  const read = await parseJsonBody(request, maxBytes)
  if (!read.ok) return sendErrorResponse(read.error)
  const body = bodySchema.safeParse(read.value)
  const returnPath = body.success ? resolveReturnPath(body.data.path, siteUrl) : null
  if (returnPath === null) {
    return sendErrorResponse(buildBffError(400, "BAD_REQUEST", { code: "return_path_invalid" }))
  }
  await saveSession({ ...(await getSession()), returnPath })
  return Response.json({ success: true }, { headers: privateHeaders })
}
