import { getEnv } from "#lib/env.ts"
import { fetchPage } from "#lib/studio/fetch-page.ts"
import { listPictures } from "#lib/studio/list-targets.ts"
import { mapAtMost } from "#lib/studio/map-at-most.ts"
import type { PageReport, ReadImage } from "#lib/studio/page-report.ts"
import { isTooHeavy } from "#lib/studio/picture-weight.ts"
import { parseShopPath } from "#lib/studio/shop-path.ts"

/** An image with its size in bytes; null if it is on another site or does not load. */
export type Weighed = ReadImage & { bytes: number | null; isHeavy: boolean }

const atATime = 8
const mostAsked = 120

/** Returns the images of a page with their sizes, each requested once. */
export async function weighPictures(page: PageReport): Promise<Weighed[]> {
  const { SITE_URL: siteUrl } = getEnv()
  return mapAtMost(atATime, listPictures(page.images).slice(0, mostAsked), async (image) => {
    const path = parseShopPath(image.src, siteUrl)
    const fetched = path === null ? null : await fetchPage(path)
    const isThere = fetched?.kind === "page" && fetched.page.status === 200
    const bytes = isThere && fetched.page.bytes > 0 ? fetched.page.bytes : null
    return { ...image, bytes, isHeavy: bytes !== null && isTooHeavy({ ...image, bytes }) }
  })
}
