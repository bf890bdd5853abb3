import { listLocalities } from "#lib/api/localities.ts"
import { localityQuerySchema } from "#lib/contract/locality.ts"

/** The list changes only with the back end's file. */
const cached = { "Cache-Control": "public, max-age=86400" }
const uncached = { "Cache-Control": "no-store" }

/** Returns the suburbs that a typed suburb or postcode is the beginning of: `?query=calli`. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams.get("query") ?? ""
  const parsed = localityQuerySchema.safeParse({ query })
  if (!parsed.success) {
    const message = "Give a suburb or a postcode, such as ?query=calli."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers: uncached })
  }
  try {
    return Response.json({ data: await listLocalities(parsed.data.query) }, { headers: cached })
  } catch {
    return Response.json({ data: [] }, { status: 503, headers: uncached })
  }
}
