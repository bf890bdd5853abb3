import { cache } from "react"
import { type LoadedPage, loadPage } from "#components/widgets/load-page.ts"
import { getPage } from "#lib/api/content.ts"
import { declareTags } from "#lib/api/declare-tags.ts"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Page } from "#lib/content/page.ts"
import { planLifetimeSeconds } from "#lib/visibility/page-schedule.ts"

/** A content page with everything its widgets show. */
export type ContentPageData = { page: Page; loaded: LoadedPage }

/** The content page at this slug, true until its next widget appears or vanishes; null if none. */
export const loadContentPage = cache(
  async (slug: string, locale: string): Promise<ContentPageData | null> => {
    const page = await getPage(slug)
    if (!page) return null
    const nowMs = Date.now()
    const lifetime = planLifetimeSeconds(page.rows, lifetimes.page, nowMs)
    await declareTags([tags.page(slug)], lifetime)
    return { page, loaded: await loadPage(page, locale, nowMs) }
  },
)
