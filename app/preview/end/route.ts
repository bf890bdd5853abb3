import { buildPreviewSetCookie } from "#lib/preview/preview-cookie.ts"
import { parseReferrerPath } from "#lib/seo-tools/preview-link/preview-path.ts"

/** Ends the preview of this browser and redirects to the page it came from. */
export async function POST(request: Request): Promise<Response> {
  const headers = {
    "Cache-Control": "private, no-store",
    Location: parseReferrerPath(request.headers) ?? "/",
    "Set-Cookie": buildPreviewSetCookie(null, Date.now()),
  }
  return new Response(null, { status: 303, headers })
}
