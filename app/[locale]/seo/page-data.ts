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

/** Query parameters of the studio. */
export type StudioQuery = {
  /** As typed: a path, a URL or search terms. */
  typed: string
  locale: string
  /** Whether the links, or the images, are requested as well. */
  withLinks: boolean
  withPictures: boolean
  /** Preview options of the URL: `at` and `drafts`; empty for the public page. */
  preview: Readonly<Record<string, string>>
  /** Texts to show in place of those of the page. */
  proposal: { title: string; description: string } | null
}

/** A page of the shop as the studio shows it. */
export type StudioReport = {
  path: string
  /** Preview options that the page was read with; null for the public page. */
  preview: Preview | null
  /** Paths of the pages that link here, from the last audit; null if it did not reach the page. */
  linksIn: readonly string[] | null
  /** End of the last audit, ISO 8601; null before the first. */
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
  /** Paths of the shop suggested while typing. */
  paths: readonly string[]
  report: StudioReport | null
  /** Why the requested page could not be read; "time" for an invalid date and time. */
  problem: FetchProblem | "moment" | null
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Parses the query parameters of the studio; ignores invalid ones. */
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

/** Maximum number of suggested paths; more are no help, and other pages are found by search. */
const mostPaths = 500
/** Validity of the preview cookie for the fetch: long enough to read a page and its links. */
const readingMs = 120_000

/** Returns the preview of the URL; null for none, "unknown" for an invalid time. */
function readPreview({ at, drafts }: StudioQuery["preview"]): Preview | null | "unknown" {
  if (at === undefined && drafts === undefined) return null
  const atMs = at === undefined ? null : readMoment(at)
  if (at !== undefined && atMs === null) return "unknown"
  return { atMs, showsDrafts: drafts === "1" }
}

/** Parses a time: in the shop's time zone from a form field, or in UTC from a preview URL. */
function readMoment(text: string): number | null {
  const isUtc = text.endsWith("Z") && instantSchema.safeParse(text).success
  return isUtc ? Date.parse(text) : parseShopClock(text)
}

/** Returns the report of the requested page, fetched live, or the pages to choose from. */
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
