import { fetchPage } from "#lib/studio/fetch-page.ts"
import { type LinkTarget, listTargets } from "#lib/studio/list-targets.ts"
import { mapAtMost } from "#lib/studio/map-at-most.ts"
import type { PageReport } from "#lib/studio/page-report.ts"

/** A link target with the status of its response; null if it was not requested. */
export type LinkAnswer = LinkTarget & {
  answer: { status: number; movedTo: string | null } | null
}

/**
 * Maximum number of concurrent requests, and in total: no page of a shop links to more on purpose.
 */
const atATime = 8
const mostAsked = 300

/**
 * Returns the link targets of a page with their responses, each target of the shop requested once.
 * Other sites are not requested. `cookie` is sent with the requests, for links of a preview.
 */
export async function checkLinks(
  page: PageReport,
  cookie: string | undefined,
): Promise<LinkAnswer[]> {
  const targets = listTargets(page)
  const asked = targets.filter(({ path }) => path !== null).slice(0, mostAsked)
  const answers = await mapAtMost(atATime, asked, async ({ path }) => {
    const fetched = await fetchPage(path ?? "", { cookie })
    if (fetched.kind === "failed") return { status: 0, movedTo: null }
    const { status, chain, url } = fetched.page
    const { pathname, search } = new URL(url)
    return { status, movedTo: chain.length > 0 ? `${pathname}${search}` : null }
  })
  const byPath = new Map(asked.map(({ path }, at) => [path, answers[at] ?? null]))
  return targets.map((target) => ({ ...target, answer: byPath.get(target.path) ?? null }))
}
