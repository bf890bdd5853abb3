import { defaultLocale, type Locale, locales } from "#lib/contract/languages.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { type AddressChunk, listAddressChunks } from "#lib/seo/crawl/public-urls-api.ts"
import { buildSitemapIndex } from "#lib/seo/crawl/sitemap.ts"
import { withServiceUnavailable } from "../feeds/with-service-unavailable.ts"

export const dynamic = "force-dynamic"

/** Responds with the sitemap index. */
export function GET(request: Request): Promise<Response> {
  return withServiceUnavailable(async () => {
    const chunks = withFirstPageChunk(await listAddressChunks())
    const lists = await Promise.all(
      locales.map(async (locale) => {
        const own = locale === defaultLocale ? chunks : await listTranslatedChunks(locale)
        return own.map((chunk) => ({ ...chunk, locale }))
      }),
    )
    return buildXmlResponse(
      request,
      { type: "application/xml", version: null },
      async function* () {
        yield buildSitemapIndex(lists.flat())
      },
    )
  })
}

const listTranslatedChunks = (locale: Locale) => listAddressChunks(undefined, undefined, locale)

/** Adds the first chunk of pages if it is absent: the default pages exist without a record. */
function withFirstPageChunk(chunks: readonly AddressChunk[]) {
  const hasFirstPage = chunks.some(({ kind, number }) => kind === "page" && number === 1)
  return hasFirstPage ? chunks : [{ kind: "page" as const, number: 1, updatedAt: null }, ...chunks]
}
