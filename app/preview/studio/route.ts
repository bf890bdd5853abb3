import { getPreview } from "#lib/preview/preview.ts"
import { parseReferrerPath } from "#lib/seo-tools/preview-link/preview-path.ts"

/** Redirects from a previewed page to the SEO tools, which show the page with the same preview. */
export async function GET(request: Request): Promise<Response> {
  const preview = await getPreview()
  const query = new URLSearchParams({ path: parseReferrerPath(request.headers) ?? "/" })
  if (typeof preview?.atMs === "number") query.set("at", new Date(preview.atMs).toISOString())
  if (preview?.showsDrafts) query.set("drafts", "1")
  const headers = { "Cache-Control": "private, no-store", Location: `/seo?${query}` }
  return new Response(null, { status: 303, headers })
}
