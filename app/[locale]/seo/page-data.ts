import { getSite } from "#lib/api/site.ts"
import { isLocale } from "#lib/contract/languages.ts"
import { instantSchema } from "#lib/contract/primitives.ts"
import { getEnv } from "#lib/env.ts"
import type { Preview } from "#lib/preview/preview.ts"
import { buildPreviewCookie } from "#lib/preview/preview-cookie.ts"
import { parseShopClock } from "#lib/preview/shop-clock.ts"
import { getLastAudit, listInboundLinks } from "#lib/seo-tools/audit/last-audit.ts"
import { type FetchProblem, fetchAuditedPage } from "#lib/seo-tools/fetch-page.ts"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { parseRequestedPage, type RequestedPage } from "#lib/seo-tools/shop-path.ts"
import {
  type CheckedLink,
  fetchLinkStatuses,
  type MeasuredImage,
  measureImages,
} from "./_data/fetch-targets.ts"
import { findPages, listShopUrls, type PageChoice } from "./_data/find-pages.ts"

/** Query parameters of the studio. */
export type StudioQuery = {
  /** As typed: a path, a URL or search terms. */
  typed: string
  locale: string
  /** Whether the links, or the images, are requested as well. */
  withLinks: boolean
  withImages: boolean
  /** Preview options of the URL: `at` and `drafts`; empty for the public page. */
  preview: Readonly<Record<string, string>>
  /** Texts to show in place of those of the page. */
  draft: { title: string; description: string } | null
}

/** A page of the shop as the studio shows it. */
export type StudioReport = {
  path: string
  /** Preview options that the page was read with; null for the public page. */
  preview: Preview | null
  /** Paths of the pages that link here, from the last audit; null if it did not reach the page. */
  inboundLinks: readonly string[] | null
  /** End of the last audit, ISO 8601; null before the first. */
  auditedAt: string | null
  page: PageReport
  shopName: string
  links: readonly CheckedLink[] | null
  images: readonly MeasuredImage[] | null
}

export type StudioData = {
  query: StudioQuery
  requested: RequestedPage
  choices: readonly PageChoice[]
  /** Paths of the shop suggested while typing. */
  paths: readonly string[]
  report: StudioReport | null
  /** Why the requested page could not be read; "time" for an invalid date and time. */
  problem: FetchProblem | "time" | null
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Parses the query parameters of the studio; ignores invalid ones. */
export function parseStudioQuery(params: SearchParams, pageLocale: string): StudioQuery {
  const getParam = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value) ?? ""
  }
  const locale = getParam("locale")
  const hasDraft = "title" in params || "description" in params
  return {
    typed: getParam("path"),
    locale: isLocale(locale) ? locale : pageLocale,
    preview: buildPreviewQuery(getParam("at"), getParam("drafts")),
    withLinks: getParam("links") === "1",
    withImages: getParam("pictures") === "1",
    draft: hasDraft ? { title: getParam("title"), description: getParam("description") } : null,
  }
}

function buildPreviewQuery(at: string, drafts: string): StudioQuery["preview"] {
  return { ...(at !== "" && { at }), ...(drafts === "1" && { drafts }) }
}

/** Maximum number of suggested paths; more are no help, and other pages are found by search. */
const maxPaths = 500
/** Validity of the preview cookie for the fetch: long enough to read a page and its links. */
const previewCookieTtlMs = 120_000

/** Returns the preview of the URL; null for none, "unknown" for an invalid time. */
function parsePreview({ at, drafts }: StudioQuery["preview"]): Preview | null | "unknown" {
  if (at === undefined && drafts === undefined) return null
  const atMs = at === undefined ? null : parseTime(at)
  if (at !== undefined && atMs === null) return "unknown"
  return { atMs, showsDrafts: drafts === "1" }
}

/** Parses a time: in the shop's time zone from a form field, or in UTC from a preview URL. */
function parseTime(text: string): number | null {
  const isUtc = text.endsWith("Z") && instantSchema.safeParse(text).success
  return isUtc ? Date.parse(text) : parseShopClock(text)
}

/** Returns the report of the requested page, fetched live, or the pages to choose from. */
export async function getStudioData(query: StudioQuery): Promise<StudioData> {
  const requested = parseRequestedPage(query.typed, query.locale, getEnv().SITE_URL)
  const paths = (await listShopUrls(maxPaths)).map(({ path }) => path)
  const nothing = { query, requested, paths, choices: [], report: null, problem: null } as const
  if (requested.kind === "nothing" || requested.kind === "words") {
    const words = requested.kind === "words" ? requested.words : ""
    return { ...nothing, choices: await findPages(words, query.locale) }
  }
  if (requested.kind === "rejected") return nothing
  const preview = parsePreview(query.preview)
  if (preview === "unknown") return { ...nothing, problem: "time" }
  const cookie = preview
    ? buildPreviewCookie({ ...preview, expiresMs: Date.now() + previewCookieTtlMs })
    : undefined
  const fetched = await fetchAuditedPage(requested.path, { cookie })
  if (!fetched.ok) return { ...nothing, problem: fetched.error }
  const page = fetched.value
  const [site, audit, links, images] = await Promise.all([
    getSite(),
    getLastAudit(),
    query.withLinks ? fetchLinkStatuses(page, cookie) : null,
    query.withImages ? measureImages(page) : null,
  ])
  const seen = {
    inboundLinks: audit && listInboundLinks(audit, new URL(page.url).pathname),
    auditedAt: audit?.finishedAt ?? null,
  }
  const { name: shopName } = site.settings
  return {
    ...nothing,
    report: { path: requested.path, preview, page, shopName, links, images, ...seen },
  }
}
