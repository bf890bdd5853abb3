import { z } from "zod"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { parseJsonBody } from "#lib/bff/parse-json-body.ts"
import { privateHeaders, sendErrorResponse } from "#lib/bff/responses.ts"
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
  if (!("json" in read)) return sendErrorResponse(read)
  const body = bodySchema.safeParse(read.json)
  const returnPath = body.success ? resolveReturnPath(body.data.path, siteUrl) : null
  if (returnPath === null) {
    const message = "This is no page of this shop to come back to."
    return sendErrorResponse({ status: 400, code: "BAD_REQUEST", message })
  }
  await saveSession({ ...(await getSession()), returnPath })
  return Response.json({ success: true }, { headers: privateHeaders })
}
