import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { signOut } from "#lib/auth/sign-out.ts"
import { privateHeaders } from "#lib/bff/responses.ts"
import { getEnv } from "#lib/env.ts"

export const dynamic = "force-dynamic"

/** Signs the browser out: revokes its tokens. The session's fingerprint stays. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: privateHeaders })
  }
  await signOut()
  return Response.json({ success: true }, { headers: privateHeaders })
}
