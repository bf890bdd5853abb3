import { getSite } from "#lib/api/site.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { listAddressChunks, listSitemapChunkUrls } from "#lib/seo/crawl/public-urls-api.ts"
import { parseSitemapFile, renderSitemap, type SitemapFile } from "#lib/seo/crawl/sitemap.ts"
import { withServiceUnavailable } from "#lib/seo/crawl/with-service-unavailable.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ file: string }> }

/** Streams one sitemap file while its URLs are fetched from the API. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = parseSitemapFile((await params).file)
  if (file === null) return buildNotFoundResponse()
  return withServiceUnavailable(() => buildSitemapResponse(request, file))
}

async function buildSitemapResponse(request: Request, { kind, number, locale }: SitemapFile) {
  const [site, [chunk]] = await Promise.all([getSite(), listAddressChunks(kind, number, locale)])
  const isFirst = kind === "page" && number === 1 && locale === defaultLocale
  if (!chunk && !isFirst) return buildNotFoundResponse()
  // URLs of pages and groups also depend on the content of pages and on the category tree, and all on
  // translations, so only articles and products get an ETag from their chunk, in a shop without any.
  const isVersioned = (kind === "article" || kind === "product") && site.languages.length === 0
  const canonicals = [...site.seo].map(([path, { canonical }]) => [path, canonical])
  const version = isVersioned ? [chunk, locale, getEnv().SITE_URL, canonicals] : null
  return buildXmlResponse(request, { type: "application/xml", version }, () =>
    renderSitemap(site, listSitemapChunkUrls(kind, number), locale),
  )
}

function buildNotFoundResponse(): Response {
  return new Response("There is no such part of the sitemap.\n", {
    status: 404,
    headers: { "Cache-Control": "no-store" },
  })
}
