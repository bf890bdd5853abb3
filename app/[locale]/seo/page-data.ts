import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { instantSchema } from "#lib/contract/primitives.ts"
import { getEnv } from "#lib/env.ts"
import type { Preview } from "#lib/preview/preview.ts"
import { buildPreviewCookie } from "#lib/preview/preview-cookie.ts"
import { parseShopClock } from "#lib/preview/shop-clock.ts"
import { type AskedPage, readAskedPage } from "#lib/studio/asked-page.ts"
import { getLastAudit } from "#lib/studio/audit/last-audit.ts"
import { listLinksIn } from "#lib/studio/audit/link-graph.ts"
import { type FetchProblem, fetchPage } from "#lib/studio/fetch-page.ts"
import type { PageReport } from "#lib/studio/page-report.ts"
import { checkLinks, type LinkAnswer } from "./_data/check-links.ts"
import { findPages, type PageChoice } from "./_data/find-pages.ts"
import { listAddresses } from "./_data/list-addresses.ts"
import { type Weighed, weighPictures } from "./_data/weigh-pictures.ts"

/** What the studio's address asks for. */
export type StudioQuery = {
  /** As it was typed: a path, an address or words. */
  typed: string
  locale: string
  /** Whether the links, or the pictures, are to be asked for as well. */
  withLinks: boolean
  withPictures: boolean
  /** How the page is to be seen, as the address says it: `at` and `drafts`; empty for as it is. */
  preview: Readonly<Record<string, string>>
  /** Texts to show in place of the page's own. */
  proposal: { title: string; description: string } | null
}

/** A page of the shop as the studio shows it. */
export type StudioReport = {
  path: string
  /** How the page was read; null as everybody sees it. */
  preview: Preview | null
  /** Paths of pages that link here, as the last audit found them; null where it did not meet the page. */
  linksIn: readonly string[] | null
  /** When the last audit was, ISO 8601; null before the first. */
  auditedAt: string | null
  page: PageReport
  shopName: string
  links: readonly LinkAnswer[] | null
  pictures: readonly Weighed[] | null
}

export type StudioData = {
  query: StudioQuery
  asked: AskedPage
  choices: readonly PageChoice[]
  /** Addresses of the shop to choose from while typing. */
  paths: readonly string[]
  report: StudioReport | null
  /** Why the page that was asked for could not be read: "moment" is no date and time. */
  problem: FetchProblem | "moment" | null
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** What the studio's address asks for; whatever is not understood is left out. */
export function readStudioQuery(params: SearchParams, pageLocale: string): StudioQuery {
  const take = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value) ?? ""
  }
  const locale = take("locale")
  const hasProposal = "title" in params || "description" in params
  return {
    typed: take("path"),
    locale: isLocale(locale) ? locale : pageLocale,
    preview: readPreviewQuery(take("at"), take("drafts")),
    withLinks: take("links") === "1",
    withPictures: take("pictures") === "1",
    proposal: hasProposal ? { title: take("title"), description: take("description") } : null,
  }
}

function readPreviewQuery(at: string, drafts: string): StudioQuery["preview"] {
  return { ...(at !== "" && { at }), ...(drafts === "1" && { drafts }) }
}

/** As many addresses as a list to choose from is any help with; the rest is found by words. */
const mostPaths = 500
/** How long the reader may see a preview: as long as it takes to read a page and its links. */
const readingMs = 120_000

/** The preview that the address names; null for none, "unknown" where its moment is none. */
function readPreview({ at, drafts }: StudioQuery["preview"]): Preview | null | "unknown" {
  if (at === undefined && drafts === undefined) return null
  const atMs = at === undefined ? null : readMoment(at)
  if (at !== undefined && atMs === null) return "unknown"
  return { atMs, showsDrafts: drafts === "1" }
}

/** A moment by the shop's clocks, as a field holds it, or in UTC, as a preview names it. */
function readMoment(text: string): number | null {
  const isUtc = text.endsWith("Z") && instantSchema.safeParse(text).success
  return isUtc ? Date.parse(text) : parseShopClock(text)
}

/** The page that is asked for, read live, or the pages to choose from. */
export async function loadStudio(query: StudioQuery): Promise<StudioData> {
  const asked = readAskedPage(query.typed, query.locale, getEnv().SITE_URL)
  const paths = (await listAddresses(mostPaths)).map(({ path }) => path)
  const nothing = { query, asked, paths, choices: [], report: null, problem: null } as const
  if (asked.kind === "nothing" || asked.kind === "words") {
    const words = asked.kind === "words" ? asked.words : ""
    return { ...nothing, choices: await findPages(words, query.locale) }
  }
  if (asked.kind === "refused") return nothing
  const preview = readPreview(query.preview)
  if (preview === "unknown") return { ...nothing, problem: "moment" }
  const cookie = preview
    ? buildPreviewCookie({ ...preview, expiresMs: Date.now() + readingMs })
    : undefined
  const fetched = await fetchPage(asked.path, { cookie })
  if (fetched.kind === "failed") return { ...nothing, problem: fetched.problem }
  const { page } = fetched
  const [site, audit, links, pictures] = await Promise.all([
    getSite(),
    getLastAudit(),
    query.withLinks ? checkLinks(page, cookie) : null,
    query.withPictures ? weighPictures(page) : null,
  ])
  const seen = {
    linksIn: audit && listLinksIn(audit, new URL(page.url).pathname),
    auditedAt: audit?.finishedAt ?? null,
  }
  const { name: shopName } = site.settings
  return {
    ...nothing,
    report: { path: asked.path, preview, page, shopName, links, pictures, ...seen },
  }
}
