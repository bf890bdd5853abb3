import { getUpdatedAt } from "#lib/api/content.ts"
import { freshnessQuerySchema } from "#lib/contract/freshness.ts"
import { defaultLocale } from "#lib/contract/languages.ts"

const headers = { "Cache-Control": "no-store" }

/** Returns when the record of a page last changed: `?kind=product&slug=…`, with its `language`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const language = params.get("language") ?? defaultLocale
  const query = freshnessQuerySchema.safeParse({
    kind: params.get("kind"),
    url: params.get("slug"),
  })
  if (!query.success) {
    const message = "Give the kind of record and its slug, such as ?kind=product&slug=clear-resin."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  try {
    const updatedAt = await getUpdatedAt(query.data.kind, query.data.url, language)
    return Response.json({ updated_at: updatedAt }, { headers })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
