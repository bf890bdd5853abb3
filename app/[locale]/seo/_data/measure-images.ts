import { getEnv } from "#lib/env.ts"
import { fetchAuditedPage } from "#lib/seo-tools/fetch-page.ts"
import { isOversizedImage } from "#lib/seo-tools/image-weight.ts"
import { listUniqueImages } from "#lib/seo-tools/list-targets.ts"
import { mapWithConcurrency } from "#lib/seo-tools/map-with-concurrency.ts"
import type { PageReport, ParsedImage } from "#lib/seo-tools/page-report.ts"
import { parseShopPath } from "#lib/seo-tools/shop-path.ts"

/** An image with its size in bytes; null if it is on another site or does not load. */
export type MeasuredImage = ParsedImage & { bytes: number | null; isHeavy: boolean }

const maxConcurrent = 8
const maxRequests = 120

/** Returns the images of a page with their sizes, each requested once. */
export async function measureImages(page: PageReport): Promise<MeasuredImage[]> {
  const { SITE_URL: siteUrl } = getEnv()
  return mapWithConcurrency(
    maxConcurrent,
    listUniqueImages(page.images).slice(0, maxRequests),
    async (image) => {
      const path = parseShopPath(image.src, siteUrl)
      const fetched = path === null ? null : await fetchAuditedPage(path)
      const isThere = fetched?.ok && fetched.value.status === 200
      const bytes = isThere && fetched.value.bytes > 0 ? fetched.value.bytes : null
      return { ...image, bytes, isHeavy: bytes !== null && isOversizedImage({ ...image, bytes }) }
    },
  )
}
