import "server-only"
import { type Money, parseAmount } from "#lib/contract/money.ts"
import type { Picture } from "#lib/images/picture.ts"
import { parsePicture } from "./picture.ts"
import { fetchRest } from "./transport.ts"

/** A product suggested while a customer is still typing. */
export type Suggestion = { name: string; slug: string; price: Money; picture: Picture | null }

/** Lists the few products nearest to the text typed so far, best first. Never cached. */
export async function listSuggestions(query: string): Promise<Suggestion[]> {
  const { data } = await fetchRest("suggestProducts", { query: { query } })
  return data.map(({ name, slug, price, image }) => ({
    name,
    slug,
    price: parseAmount(price),
    picture: parsePicture(image),
  }))
}
