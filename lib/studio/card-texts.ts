/** What a page says of itself in a text for search results and, perhaps, in another for cards. */
type OwnTexts = { search: string; card: string }

/**
 * The text that a card shows once the page's text for search results is `proposed`: cards of this shop
 * leave out the end that names the shop. A card that says something else keeps saying it.
 */
export function followText({ search, card }: OwnTexts, proposed: string): string {
  if (card === "" || card === search || search === "") return proposed
  if (!search.startsWith(card)) return card
  const end = search.slice(card.length)
  return proposed.endsWith(end) ? proposed.slice(0, -end.length) : proposed
}
