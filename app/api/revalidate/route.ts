import { revalidateTag } from "next/cache"
import { getSite, markSiteStale } from "#lib/api/site.ts"
import { listTagsOf, tags as tagNames } from "#lib/cache.ts"
import { isSignedChangeEvent } from "#lib/contract/change-signature.ts"
import { type ChangedRecord, changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { listChangedPaths } from "#lib/seo/index-now/list-changed-paths.ts"
import { tellSearchEngines } from "#lib/seo/index-now/tell-search-engines.ts"
import { getShopTime } from "#lib/shop-time.ts"

export const dynamic = "force-dynamic"

const maxBytes = 200_000
/** Shorter than a day, so that the nightly audit does not start later every night. */
const auditedTodayMs = 20 * 3_600_000

/**
 * Handles the back end's revalidation webhook: invalidates the cache tags of the changed records.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = getEnv().REVALIDATE_SECRET
  if (!secret) return answer(503, "No REVALIDATE_SECRET is set, so no announcement can be trusted.")
  const body = await request.text()
  if (body.length > maxBytes) return answer(413, "The announcement is too large.")
  const signature = request.headers.get(signatureHeader) ?? ""
  if (!isSignedChangeEvent(body, signature, secret, Math.floor(getShopTime() / 1000))) {
    return answer(401, "The signature does not match or is too old.")
  }
  const event = changeEventSchema.safeParse(parseJson(body))
  if (!event.success) return answer(400, "The announcement does not fit the contract.")
  if (event.data.purpose === "search-engines") return tell(event.data.changes)
  if (event.data.purpose === "audit") return audit()
  markSiteStale()
  const tags = [...new Set(event.data.changes.flatMap(listTagsOf))]
  for (const tag of [...tags, tagNames.announcement(event.data.id)]) revalidateTag(tag, "max")
  log.info({ event: event.data.id, tags }, "pages to be made anew")
  return answer(200, "ok")
}

/** Submits changed URLs to search engines. The back end retries after a 503. */
async function tell(changes: readonly ChangedRecord[]): Promise<Response> {
  const result = await tellSearchEngines(listChangedPaths(await getSite(), changes))
  if (result.kind === "taken") return answer(200, "ok")
  if (result.kind === "refused") return answer(422, "Search engines do not take this.")
  const later = answer(503, "Search engines cannot be told now.")
  later.headers.set("Retry-After", String(Math.ceil(result.afterMs / 1000)))
  return later
}

/**
 * Starts the audit in the background. An audit that a restart aborts starts again at the next
 * request.
 */
async function audit(): Promise<Response> {
  // Imported on demand, so that the other events load nothing of the SEO tools.
  const { getLastAudit } = await import("#lib/studio/audit/last-audit.ts")
  const last = await getLastAudit()
  if (last !== null && Date.now() - Date.parse(last.finishedAt) < auditedTodayMs) {
    return answer(200, "There is one of today.")
  }
  const { getAuditDesk } = await import("#lib/studio/audit/audit-shop.ts")
  getAuditDesk().join((message) => {
    if (message.type === "done") log.info("the shop was audited; /seo/audit shows what was found")
  })
  return answer(202, "The audit has begun.")
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
