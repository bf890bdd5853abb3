import { type TextBox, truncateToWidth } from "./measure-text.ts"

export const networks = ["facebook", "x", "linkedin", "whatsapp", "slack"] as const
export type Network = (typeof networks)[number]

/** Texts of a page for the networks that show it as a card. */
type SharedTexts = { title: string; description: string; domain: string }
type SocialCard = { title: string; description: string; domain: string }

type CardRule = {
  title: TextBox
  /** Null for cards without a description. */
  description: TextBox | null
  /** Number of lines that title and description share. */
  sharedLines?: number
}

/** Space for the texts on each network, in its font sizes, on a phone 400 pixels wide. */
const rules: Record<Network, CardRule> = {
  facebook: {
    title: { font: { sizePx: 16, isBold: true }, widthPx: 376, lines: 2 },
    description: { font: { sizePx: 14 }, widthPx: 376, lines: 1 },
    sharedLines: 2,
  },
  x: { title: { font: { sizePx: 13 }, widthPx: 360, lines: 1 }, description: null },
  linkedin: {
    title: { font: { sizePx: 14, isBold: true }, widthPx: 376, lines: 2 },
    description: null,
  },
  whatsapp: {
    title: { font: { sizePx: 14, isBold: true }, widthPx: 306, lines: 2 },
    description: { font: { sizePx: 13 }, widthPx: 306, lines: 2 },
  },
  slack: {
    title: { font: { sizePx: 15, isBold: true }, widthPx: 372, lines: 2 },
    description: { font: { sizePx: 15 }, widthPx: 372, lines: 5 },
  },
}

/** The small card of X beside a square image, if a page requests it. */
const smallX: CardRule = {
  title: { font: { sizePx: 15 }, widthPx: 240, lines: 1 },
  description: { font: { sizePx: 15 }, widthPx: 240, lines: 2 },
}

/** Builds a network's card of a page, with texts truncated to its space. */
export function buildSocialCard(network: Network, texts: SharedTexts, isSmall = false): SocialCard {
  const rule = network === "x" && isSmall ? smallX : rules[network]
  const title = truncateToWidth(texts.title, rule.title)
  const lines = rule.sharedLines === undefined ? null : countFreeLines(texts.title, rule)
  const description =
    rule.description && lines !== 0 ? truncateToWidth(texts.description, rule.description) : null
  return {
    title: title.text,
    description: description?.text ?? "",
    domain: network === "facebook" ? texts.domain.toUpperCase() : texts.domain,
  }
}

/** Returns the number of shared lines that a title leaves to the description. */
function countFreeLines(title: string, { title: room, sharedLines = 0 }: CardRule): number {
  const fits = !truncateToWidth(title, { ...room, lines: 1 }).isCut
  return fits ? sharedLines - 1 : 0
}

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
