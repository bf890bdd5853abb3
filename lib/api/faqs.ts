import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Faq } from "#lib/content/faq.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { WireFaq } from "#lib/contract/faq.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { listWindow } from "./pagination.ts"
import { fetchRest } from "./transport.ts"

/** Page size (specification 2, section 9). */
const pageSize = 100

/** Lists the questions of a group and its subgroups, or all, in order; at most 100 at once. */
export const listFaqs = cache(
  async (
    group: string | null,
    limit: number,
    offset: number,
    locale: string = defaultLocale,
  ): Promise<Faq[]> => {
    await registerCacheTags([tags.faqs(group)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    return listWindow({ offset, limit, pageSize }, async (page) => {
      const query = { page, page_size: pageSize, ...(group !== null && { group }) }
      const { data } = await fetchRest("listFaqs", { query }, { language })
      return data.map(parseFaq)
    })
  },
)

function parseFaq(wire: WireFaq): Faq {
  const { id, name, content } = wire
  return { id, question: name, answer: sanitiseHtml(content), ...parseTranslated(wire) }
}
