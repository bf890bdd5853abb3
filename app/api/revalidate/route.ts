import { revalidateTag } from "next/cache"
import { markSiteStale, peekSite } from "#lib/api/site.ts"
import { listTagsOf } from "#lib/cache.ts"
import { isSignedChangeEvent } from "#lib/contract/change-signature.ts"
import { changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { listChangedPaths } from "#lib/seo/index-now/list-changed-paths.ts"
import { tellSearchEngines } from "#lib/seo/index-now/tell-search-engines.ts"

export const dynamic = "force-dynamic"

const maxBytes = 200_000

/** Takes the back end's word that records changed: the pages made from them are made anew. */
export async function POST(request: Request): Promise<Response> {
  const secret = getEnv().REVALIDATE_SECRET
  if (!secret) return answer(503, "No REVALIDATE_SECRET is set, so no announcement can be trusted.")
  const body = await request.text()
  if (body.length > maxBytes) return answer(413, "The announcement is too large.")
  const signature = request.headers.get(signatureHeader) ?? ""
  if (!isSignedChangeEvent(body, signature, secret, Math.floor(Date.now() / 1000))) {
    return answer(401, "The signature does not match or is too old.")
  }
  const event = changeEventSchema.safeParse(parseJson(body))
  if (!event.success) return answer(400, "The announcement does not fit the contract.")
  markSiteStale()
  const tags = [...new Set(event.data.changes.flatMap(listTagsOf))]
  for (const tag of tags) revalidateTag(tag, "max")
  tellSearchEngines(listChangedPaths(peekSite(), event.data.changes))
  log.info({ event: event.data.id, tags }, "pages to be made anew")
  return answer(200, "ok")
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
