import { fetchAuditedPage } from "#lib/seo-tools/fetch-page.ts"
import { type LinkTarget, listTargets } from "#lib/seo-tools/list-targets.ts"
import { mapWithConcurrency } from "#lib/seo-tools/map-with-concurrency.ts"
import type { PageReport } from "#lib/seo-tools/page-report.ts"

/** A link target with the status of its response; null if it was not requested. */
export type CheckedLink = LinkTarget & {
  response: { status: number; movedTo: string | null } | null
}

/**
 * Maximum number of concurrent requests, and in total: no page of a shop links to more on purpose.
 */
const maxConcurrent = 8
const maxRequests = 300

/**
 * Returns the link targets of a page with their responses, each target of the shop requested once.
 * Other sites are not requested. `cookie` is sent with the requests, for links of a preview.
 */
export async function fetchLinkStatuses(
  page: PageReport,
  cookie: string | undefined,
): Promise<CheckedLink[]> {
  const targets = listTargets(page)
  const requested = targets.filter(({ path }) => path !== null).slice(0, maxRequests)
  const responses = await mapWithConcurrency(maxConcurrent, requested, async ({ path }) => {
    const fetched = await fetchAuditedPage(path ?? "", { cookie })
    if (!fetched.ok) return { status: 0, movedTo: null }
    const { status, chain, url } = fetched.value
    const { pathname, search } = new URL(url)
    return { status, movedTo: chain.length > 0 ? `${pathname}${search}` : null }
  })
  const byPath = new Map(requested.map(({ path }, at) => [path, responses[at] ?? null]))
  return targets.map((target) => ({ ...target, response: byPath.get(target.path) ?? null }))
}
