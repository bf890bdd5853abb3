import { defaultLocale } from "#lib/contract/languages.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import { parseShopPath } from "../shop-path.ts"
import { type AuditPage, isBroken, isEndless, isIndexable } from "./audit-page.ts"
import type { Finding, FindingCode } from "./finding.ts"

/** Fetched pages by their requested path. */
export type CrawledSite = { pages: ReadonlyMap<string, AuditPage>; siteUrl: string }

/** Yields the findings that depend on all pages of the site. */
export function* validateSite(site: CrawledSite): Generator<Finding> {
  const pages = [...site.pages.values()]
  const shown = pages.filter((page) => isIndexable(page) && isSelfCanonical(page, site.siteUrl))
  for (const page of pages) {
    yield* validateResponse(page)
    yield* validateLinks(page, site)
    yield* validateCanonical(page, site)
    yield* validateAlternates(page, site)
  }
  yield* listOrphans(pages)
  yield* listDuplicates(shown, "title")
  yield* listDuplicates(shown, "description")
  for (const { path, isFound } of shown) {
    if (isFound) yield { code: "unlisted", path, subject: "" }
  }
}

/** Requires a listed page to respond without a redirect and to be indexable. */
function validateResponse(page: AuditPage): Finding[] {
  const { path, isListed, problem, status, chain, isNoindex } = page
  if (!isListed) return []
  if (isBroken(page)) {
    return [{ code: "page_unavailable", path, subject: problem ?? String(status) }]
  }
  if (chain.length > 0) return [{ code: "address_moved", path, subject: chain.at(-1) ?? "" }]
  return isNoindex ? [{ code: "noindex_listed", path, subject: "" }] : []
}

function validateLinks({ path, links }: AuditPage, { pages }: CrawledSite): Finding[] {
  return links.flatMap((target) => {
    const page = pages.get(target)
    const code = page === undefined ? null : resolveTargetCode(page)
    return code === null ? [] : [{ code, path, subject: target }]
  })
}

/** Returns the finding about a link target. A temporary redirect, such as to the login, is none. */
function resolveTargetCode(page: AuditPage): FindingCode | null {
  if (isEndless(page)) return "redirect_endless"
  if (isBroken(page)) return "link_broken"
  if (page.chain.length > 1) return "redirect_chain"
  return page.isMoved ? "link_moved" : null
}

/** Returns listed pages without inbound links. The home page needs none, in any language. */
function listOrphans(pages: readonly AuditPage[]): Finding[] {
  const linked = new Set<string>()
  for (const { links } of pages) for (const path of links) linked.add(path)
  return pages
    .filter((page) => page.isListed && isIndexable(page) && !linked.has(page.path))
    .filter(({ path }) => resolvePathInLocale(path, defaultLocale) !== "/")
    .map(({ path }) => ({ code: "orphan", path, subject: "" }))
}

function* listDuplicates(
  pages: readonly AuditPage[],
  text: "title" | "description",
): Generator<Finding> {
  const firsts = new Map<string, AuditPage>()
  const shared = new Set<string>()
  for (const page of pages) {
    const key = page[text].toLowerCase()
    if (firsts.has(key)) shared.add(key)
    else firsts.set(key, page)
  }
  for (const page of pages) {
    const key = page[text].toLowerCase()
    const subject = firsts.get(key)?.[text] ?? ""
    if (shared.has(key) && key !== "") yield { code: `${text}_duplicate`, path: page.path, subject }
  }
}

/** True if a page is its own canonical URL or has none. */
function isSelfCanonical({ canonical, path }: AuditPage, siteUrl: string): boolean {
  return canonical === null || parseShopPath(canonical, siteUrl) === path
}

/** Yields the findings about a page's hreflang alternates: each must be indexable and link back. */
function* validateAlternates(page: AuditPage, site: CrawledSite): Generator<Finding> {
  if (!isIndexable(page)) return
  for (const target of new Set(listTargets(page, site))) {
    const other = site.pages.get(target)
    if (target === page.path || other === undefined) continue
    const finding = { path: page.path, subject: target }
    if (!isIndexable(other)) yield { ...finding, code: "hreflang_broken" }
    else if (!listTargets(other, site).includes(page.path)) {
      yield { ...finding, code: "hreflang_not_returned" }
    }
  }
}

function listTargets({ hreflang }: AuditPage, { siteUrl }: CrawledSite): string[] {
  return hreflang.flatMap(({ href }) => parseShopPath(href, siteUrl) ?? [])
}

/** Returns the finding about the canonical URL of a page, if any. */
function validateCanonical(page: AuditPage, site: CrawledSite): Finding[] {
  if (!isIndexable(page)) return []
  const { path, canonical } = page
  const code = resolveCanonicalCode(page, site)
  return code === null ? [] : [{ code, path, subject: canonical ?? "" }]
}

function resolveCanonicalCode(
  { path, canonical }: AuditPage,
  { pages, siteUrl }: CrawledSite,
): FindingCode | null {
  if (canonical === null) return "canonical_missing"
  const target = parseShopPath(canonical, siteUrl)
  if (target === null)
    return isOtherScheme(canonical, siteUrl) ? "canonical_scheme" : "canonical_host"
  if (target === path) return null
  const page = pages.get(target)
  // Not requested because of the maximum number of URLs: only this much is certain.
  if (page === undefined) return "canonical_elsewhere"
  if (isBroken(page)) return "canonical_broken"
  if (page.chain.length > 0) return "canonical_moved"
  return page.isNoindex ? "canonical_noindex" : "canonical_elsewhere"
}

function isOtherScheme(canonical: string, siteUrl: string): boolean {
  if (!URL.canParse(canonical)) return false
  const [one, other] = [new URL(canonical), new URL(siteUrl)]
  return /^https?:$/.test(one.protocol) && one.host === other.host
}
