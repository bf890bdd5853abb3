/** Text of a page for search results, and its text for social cards if it has one. */
type PageTexts = { search: string; card: string }

/**
 * Returns the text of a card once the text for search results is `draft`: cards of this shop omit
 * the shop's name at the end. A card with a different text is unchanged.
 */
export function resolveCardText({ search, card }: PageTexts, draft: string): string {
  if (card === "" || card === search || search === "") return draft
  if (!search.startsWith(card)) return card
  const end = search.slice(card.length)
  return draft.endsWith(end) ? draft.slice(0, -end.length) : draft
}
