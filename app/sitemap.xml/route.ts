import { getSite } from "#lib/api/site.ts"
import { defaultLocale, type Locale, locales } from "#lib/contract/languages.ts"
import { buildXmlResponse } from "#lib/seo/crawl/build-xml-response.ts"
import { type AddressChunk, listAddressChunks } from "#lib/seo/crawl/public-urls-api.ts"
import { buildSitemapIndex } from "#lib/seo/crawl/sitemap.ts"
import { withServiceUnavailable } from "#lib/seo/crawl/with-service-unavailable.ts"

export const dynamic = "force-dynamic"

/** Responds with the sitemap index. */
export function GET(request: Request): Promise<Response> {
  return withServiceUnavailable(async () => {
    const [english, { languages }] = await Promise.all([listAddressChunks(), getSite()])
    const lists = await Promise.all(
      locales.map(async (locale) => {
        if (locale === defaultLocale) return withLocale(withFirstPageChunk(english), locale)
        return languages.includes(locale) ? listTranslatedChunks(locale) : []
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

type DatedChunk = Pick<AddressChunk, "kind" | "number"> & { updatedAt: string | null }

const withLocale = (chunks: readonly DatedChunk[], locale: Locale) =>
  chunks.map((chunk) => ({ ...chunk, locale }))

async function listTranslatedChunks(locale: Locale) {
  return withLocale(await listAddressChunks(undefined, undefined, locale), locale)
}

/** Adds the first chunk of pages if it is absent: the default pages exist without a record. */
function withFirstPageChunk(chunks: readonly AddressChunk[]): readonly DatedChunk[] {
  const hasFirstPage = chunks.some(({ kind, number }) => kind === "page" && number === 1)
  return hasFirstPage ? chunks : [{ kind: "page", number: 1, updatedAt: null }, ...chunks]
}
