import { locales } from "#lib/contract/languages.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { type AddressChunk, listAddressChunks } from "#lib/seo/crawl/public-urls-api.ts"
import { buildSitemapIndex } from "#lib/seo/crawl/sitemap.ts"
import { withServiceUnavailable } from "../feeds/with-service-unavailable.ts"

export const dynamic = "force-dynamic"

/** Responds with the sitemap index. */
export function GET(request: Request): Promise<Response> {
  return withServiceUnavailable(async () => {
    const chunks = withFirstPageChunk(await listAddressChunks())
    const files = locales.flatMap((locale) => chunks.map((chunk) => ({ ...chunk, locale })))
    return buildXmlResponse(
      request,
      { type: "application/xml", version: null },
      async function* () {
        yield buildSitemapIndex(files)
      },
    )
  })
}

/** Adds the first chunk of pages if it is absent: the default pages exist without a record. */
function withFirstPageChunk(chunks: readonly AddressChunk[]) {
  const hasFirstPage = chunks.some(({ kind, number }) => kind === "page" && number === 1)
  return hasFirstPage ? chunks : [{ kind: "page" as const, number: 1, updatedAt: null }, ...chunks]
}
