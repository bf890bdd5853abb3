import { truncateAtWord } from "../plain-text.ts"
import { type CardTexts, maxUnbrokenLength } from "./card-design.ts"
import { formatForFont } from "./format-for-font.ts"
import type { CardBrand, SocialCard } from "./social-card.ts"

/** More characters than fit: the rendering truncates the rest. */
const maxNameLength = 160
/** Maximum characters that fit on one line. */
const maxShopLength = 24
const maxLabelLength = 30

/**
 * Builds the texts of a card. If the font lacks characters of the name, the shop's name replaces
 * it: the card is then less specific, but correct.
 */
export function buildCardTexts(card: SocialCard, brand: CardBrand): CardTexts {
  const shop = formatShort(brand.name, maxShopLength)
  const name = card.kind === "shop" ? null : formatShort(card.name, maxNameLength)
  return {
    shop: name === null ? null : shop,
    name: name === null ? shop : withNonBreakingUnits(name),
    label: name === null || card.label === "" ? null : formatLabel(card.label),
    price: card.price && formatForFont(card.price.text),
    fullPrice: card.price?.full ? formatForFont(card.price.full) : null,
    hasLogo: brand.organisation.logo !== null,
  }
}

function formatLabel(label: string): string | null {
  const written = formatShort(label, maxLabelLength)
  return written && withNonBreakingHyphens(written)
}

function formatShort(text: string, maxLength: number): string | null {
  const written = formatForFont(text)
  return written && truncateAtWord(written, maxLength)
}

/** Prevents line breaks between number and unit ("1 kg") and within words like "laser-cut". */
function withNonBreakingUnits(name: string): string {
  const words = name.replace(/(?<=\d) (?=\p{L}{1,2}\b)/gu, "\u00a0")
  return words.replace(/\S+/gu, (word) =>
    word.length <= maxUnbrokenLength ? withNonBreakingHyphens(word) : word,
  )
}

const withNonBreakingHyphens = (word: string) => word.replaceAll("-", "\u2011")
