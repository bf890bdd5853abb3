import { revalidateTag } from "next/cache"
import { getSite, invalidateSite } from "#lib/api/site.ts"
import { listTagsOf, tags as tagNames } from "#lib/cache.ts"
import { isSignedChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangedRecord, changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"
import { listChangedPaths, sendIndexNowUpdate } from "#lib/seo/index-now.ts"

export const dynamic = "force-dynamic"

const maxBytes = 200_000
/** Shorter than a day, so that the nightly audit does not start later every night. */
const minAuditIntervalMs = 20 * 3_600_000

/**
 * Handles the back end's revalidation webhook: invalidates the cache tags of the changed records.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = getEnv().REVALIDATE_SECRET
  if (!secret)
    return buildMessageResponse(
      503,
      "REVALIDATE_SECRET is not set, so change events cannot be verified.",
    )
  const body = await request.text()
  if (body.length > maxBytes) return buildMessageResponse(413, "The change event is too large.")
  const signature = request.headers.get(signatureHeader) ?? ""
  if (!isSignedChangeEvent(body, signature, secret, Math.floor(getServerNow() / 1000))) {
    return buildMessageResponse(401, "The signature does not match or is too old.")
  }
  const event = changeEventSchema.safeParse(parseJson(body))
  if (!event.success)
    return buildMessageResponse(400, "The change event does not match the contract.")
  if (event.data.purpose === "search-engines") return submitToSearchEngines(event.data.changes)
  if (event.data.purpose === "audit") return audit()
  invalidateSite()
  const tags = [...new Set(event.data.changes.flatMap(listTagsOf))]
  for (const tag of [...tags, tagNames.changeEvent(event.data.id)]) revalidateTag(tag, "max")
  log.info({ event: event.data.id, tags }, "revalidation: tags invalidated")
  return buildMessageResponse(200, "ok")
}

/** Submits changed URLs to search engines. The back end retries after a 503. */
async function submitToSearchEngines(changes: readonly ChangedRecord[]): Promise<Response> {
  const result = await sendIndexNowUpdate(listChangedPaths(await getSite(), changes))
  if (result.kind === "accepted") return buildMessageResponse(200, "ok")
  if (result.kind === "rejected")
    return buildMessageResponse(422, "Search engines do not take this.")
  const later = buildMessageResponse(503, "The search engines are unavailable.")
  later.headers.set("Retry-After", String(Math.ceil(result.afterMs / 1000)))
  return later
}

/**
 * Starts the audit in the background. An audit that a restart aborts starts again at the next
 * request.
 */
async function audit(): Promise<Response> {
  // Imported on demand, so that the other events load nothing of the SEO tools.
  const { getLastAudit } = await import("#lib/seo-tools/audit/last-audit.ts")
  const last = await getLastAudit()
  if (last !== null && Date.now() - Date.parse(last.finishedAt) < minAuditIntervalMs) {
    return buildMessageResponse(200, "There is one of today.")
  }
  const { getAuditRunner } = await import("#lib/seo-tools/audit/audit-runner.ts")
  getAuditRunner().subscribe((message) => {
    if (message.type === "done") log.info("seo-audit: finished, see /seo/audit")
  })
  return buildMessageResponse(202, "The audit has started.")
}

function buildMessageResponse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
