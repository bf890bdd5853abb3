import { getEnv } from "#lib/env.ts"
import { fetchAuditedPage } from "#lib/seo-tools/fetch-page.ts"
import { isOversizedImage } from "#lib/seo-tools/image-weight.ts"
import { type LinkTarget, listTargets, listUniqueImages } from "#lib/seo-tools/list-targets.ts"
import { mapWithConcurrency } from "#lib/seo-tools/map-with-concurrency.ts"
import type { PageReport, ParsedImage } from "#lib/seo-tools/page-report.ts"
import { parseShopPath } from "#lib/seo-tools/shop-path.ts"

/** A link target with the status of its response; null if it was not requested. */
export type CheckedLink = LinkTarget & {
  response: { status: number; movedTo: string | null } | null
}

/**
 * Maximum number of concurrent requests, and in total: no page of a shop links to more on purpose.
 */
const maxConcurrentLinks = 8
const maxLinks = 300

/**
 * Returns the link targets of a page with their responses, each target of the shop requested once.
 * Other sites are not requested. `cookie` is sent with the requests, for links of a preview.
 */
export async function fetchLinkStatuses(
  page: PageReport,
  cookie: string | undefined,
): Promise<CheckedLink[]> {
  const targets = listTargets(page)
  const requested = targets.filter(({ path }) => path !== null).slice(0, maxLinks)
  const responses = await mapWithConcurrency(maxConcurrentLinks, requested, async ({ path }) => {
    const fetched = await fetchAuditedPage(path ?? "", { cookie })
    if (!fetched.ok) return { status: 0, movedTo: null }
    const { status, chain, url } = fetched.value
    const { pathname, search } = new URL(url)
    return { status, movedTo: chain.length > 0 ? `${pathname}${search}` : null }
  })
  const byPath = new Map(requested.map(({ path }, at) => [path, responses[at] ?? null]))
  return targets.map((target) => ({ ...target, response: byPath.get(target.path) ?? null }))
}

/** An image with its size in bytes; null if it is on another site or does not load. */
export type MeasuredImage = ParsedImage & { bytes: number | null; isHeavy: boolean }

const maxConcurrentImages = 8
const maxImages = 120

/** Returns the images of a page with their sizes, each requested once. */
export async function measureImages(page: PageReport): Promise<MeasuredImage[]> {
  const { SITE_URL: siteUrl } = getEnv()
  return mapWithConcurrency(
    maxConcurrentImages,
    listUniqueImages(page.images).slice(0, maxImages),
    async (image) => {
      const path = parseShopPath(image.src, siteUrl)
      const fetched = path === null ? null : await fetchAuditedPage(path)
      const isThere = fetched?.ok && fetched.value.status === 200
      const bytes = isThere && fetched.value.bytes > 0 ? fetched.value.bytes : null
      return { ...image, bytes, isHeavy: bytes !== null && isOversizedImage({ ...image, bytes }) }
    },
  )
}
