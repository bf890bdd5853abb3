import {
  buildGroupPath,
  buildProductPath,
  seasonalRoot,
  shopRoot,
} from "#lib/catalogue/shop-paths.ts"
import { buildArticlePath, buildBlogPath } from "#lib/content/article.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { parseRetryAfter } from "#lib/runtime/http-headers.ts"
import type { Site } from "#lib/site/site.ts"
import { buildSiteUrl } from "./site-url.ts"

/** Sends changed pages to search engines by IndexNow. Does nothing without INDEXNOW_KEY. */
export async function sendIndexNowUpdate(paths: readonly string[]): Promise<PingResult> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = getEnv()
  if (key === undefined || paths.length === 0) return { kind: "accepted" }
  const result = await sendPing({ endpoint, key }, paths)
  const fields = { paths: paths.length, ...("reason" in result && { reason: result.reason }) }
  if (result.kind === "accepted") log.info(fields, "index-now: changes accepted")
  else if (result.kind === "later") log.warn(fields, "index-now: submission deferred")
  else log.error(fields, "index-now: submission rejected")
  return result
}

/** Accepted; to be retried after at least `afterMs`; or rejected permanently. */
type PingResult =
  | { kind: "accepted" }
  | { kind: "later"; reason: string; afterMs: number }
  | { kind: "rejected"; reason: string }

const timeoutMs = 10_000
const maxRetryAfterMs = 3_600_000

/** Sends changed URLs to an IndexNow endpoint (https://www.indexnow.org/documentation). */
export async function sendPing(
  { endpoint, key }: { endpoint: string; key: string },
  paths: readonly string[],
): Promise<PingResult> {
  const body = {
    host: new URL(buildSiteUrl("/")).host,
    key,
    keyLocation: buildSiteUrl(`/${key}.txt`),
    urlList: paths.map((path) => buildSiteUrl(path)),
  }
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return parsePingResult(response)
  } catch (error) {
    return { kind: "later", reason: String(error), afterMs: 0 }
  }
}

function parsePingResult({ status, headers }: Response): PingResult {
  if (status >= 200 && status <= 299) return { kind: "accepted" }
  const reason = `status ${status}`
  const isForNow = status === 408 || status === 429 || status >= 500
  if (!isForNow) return { kind: "rejected", reason }
  const retryAfterMs = (parseRetryAfter(headers.get("retry-after")) ?? 0) * 1_000
  return { kind: "later", reason, afterMs: Math.min(retryAfterMs, maxRetryAfterMs) }
}

/**
 * Returns the pages that search engines should crawl again after these changes, each once: those of
 * the records themselves, also of deleted ones, but not all pages that mention them.
 */
export function listChangedPaths(
  site: Pick<Site, "groups">,
  changes: readonly ChangedRecord[],
): string[] {
  return [...new Set(changes.flatMap((change) => listPathsOf(site, change)))]
}

function listPathsOf(site: Pick<Site, "groups">, { kind, slug }: ChangedRecord): string[] {
  if (kind === "product") return [buildProductPath(slug)]
  if (kind === "article") return [buildArticlePath(slug), buildBlogPath(1)]
  if (kind === "page") return [slug === "home" ? "/" : `/${slug}`]
  if (kind !== "group") return []
  const group = site.groups.find((each) => each.slug === slug)
  const root = site.groups.find(({ id }) => id === group?.root)?.slug
  return root === shopRoot || root === seasonalRoot ? [buildGroupPath(root, slug)] : []
}
