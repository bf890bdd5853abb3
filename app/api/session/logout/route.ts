import { privateHeaders } from "#lib/api/door/door-answer.ts"
import { getEnv } from "#lib/env.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import { signOut } from "#lib/session/sign-in.ts"

export const dynamic = "force-dynamic"

/** Signs the browser out: revokes its tokens. The session's fingerprint stays. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL)) {
    return new Response(null, { status: 403, headers: privateHeaders })
  }
  await signOut()
  return Response.json({ success: true }, { headers: privateHeaders })
}
