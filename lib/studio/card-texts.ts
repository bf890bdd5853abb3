/** Text of a page for search results, and its text for social cards if it has one. */
type OwnTexts = { search: string; card: string }

/**
 * Returns the text of a card once the text for search results is `draft`: cards of this shop omit
 * the shop's name at the end. A card with a different text is unchanged.
 */
export function followText({ search, card }: OwnTexts, proposed: string): string {
  if (card === "" || card === search || search === "") return proposed
  if (!search.startsWith(card)) return card
  const end = search.slice(card.length)
  return proposed.endsWith(end) ? proposed.slice(0, -end.length) : proposed
}
