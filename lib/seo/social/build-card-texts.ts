import { truncateAtWord } from "../plain-text.ts"
import { type CardTexts, mostUnbroken } from "./card-design.ts"
import { formatForFont } from "./format-for-font.ts"
import type { CardBrand, SocialCard } from "./social-card.ts"

/** More characters than fit: the rendering truncates the rest. */
const mostNameSigns = 160
/** Maximum characters that fit on one line. */
const mostShopSigns = 24
const mostLabelSigns = 30

/**
 * Builds the texts of a card. If the font lacks characters of the name, the shop's name replaces
 * it: the card is then less specific, but correct.
 */
export function buildCardTexts(card: SocialCard, brand: CardBrand): CardTexts {
  const shop = writeShort(brand.name, mostShopSigns)
  const name = card.kind === "shop" ? null : writeShort(card.name, mostNameSigns)
  return {
    shop: name === null ? null : shop,
    name: name === null ? shop : holdTogether(name),
    label: name === null || card.label === "" ? null : writeLabel(card.label),
    price: card.price && formatForFont(card.price.text),
    fullPrice: card.price?.full ? formatForFont(card.price.full) : null,
    hasLogo: brand.organisation.logo !== null,
  }
}

function writeLabel(label: string): string | null {
  const written = writeShort(label, mostLabelSigns)
  return written && hyphenFirmly(written)
}

function writeShort(text: string, most: number): string | null {
  const written = formatForFont(text)
  return written && truncateAtWord(written, most)
}

/** Prevents line breaks between number and unit ("1 kg") and within words like "laser-cut". */
function holdTogether(name: string): string {
  const words = name.replace(/(?<=\d) (?=\p{L}{1,2}\b)/gu, "\u00a0")
  return words.replace(/\S+/gu, (word) => (word.length <= mostUnbroken ? hyphenFirmly(word) : word))
}

const hyphenFirmly = (word: string) => word.replaceAll("-", "\u2011")
