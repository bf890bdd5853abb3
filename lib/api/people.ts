import "server-only"
import { cache } from "react"
import { lifetimes, tags } from "#lib/cache.ts"
import type { Person } from "#lib/content/person.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { WirePerson } from "#lib/contract/person.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import { registerCacheTags } from "./cache-tags.ts"
import { getContentLanguage } from "./content-language.ts"
import { listWindow } from "./pagination.ts"
import { parsePicture } from "./picture.ts"
import { fetchRest } from "./transport.ts"

/** Page size and image size (specification 2, section 9). */
const pageSize = 64
const picture = { image_aspect: "4x3", image_width: 900 } as const

/** Lists the people of the business, in order: those of a group, or all; at most 64 at once. */
export const listPeople = cache(
  async (
    group: string | null,
    limit: number,
    offset: number,
    locale: string = defaultLocale,
  ): Promise<Person[]> => {
    await registerCacheTags([tags.people(group)], lifetimes.page, locale)
    const { language } = await getContentLanguage(locale)
    return listWindow({ offset, limit, pageSize }, async (page) => {
      const query = { ...picture, page, page_size: pageSize, ...(group !== null && { group }) }
      const { data } = await fetchRest("listPeople", { query }, { language })
      return data.map(parsePerson)
    })
  },
)

function parsePerson(wire: WirePerson): Person {
  return {
    id: wire.id,
    name: `${wire.first_name} ${wire.last_name}`.trim(),
    title: wire.title,
    description: sanitiseHtml(wire.description),
    photo: parsePicture(wire.photo),
    ...parseTranslated(wire),
  }
}
