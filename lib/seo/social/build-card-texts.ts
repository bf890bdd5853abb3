import { truncateAtWord } from "../plain-text.ts"
import { type CardTexts, mostUnbroken } from "./card-design.ts"
import { formatForFont } from "./format-for-font.ts"
import type { CardBrand, SocialCard } from "./social-card.ts"

/** More signs than find room: what is left of them is cut where it is drawn. */
const mostNameSigns = 160
/** What finds room on one line. */
const mostShopSigns = 24
const mostLabelSigns = 30

/**
 * What is written on a card. Where the font lacks letters of the name, the shop's own name stands in
 * its place: the picture then says less, and nothing wrong.
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

/** No line ends between a figure and its unit, as in "1 kg", nor within a word such as "laser-cut". */
function holdTogether(name: string): string {
  const words = name.replace(/(?<=\d) (?=\p{L}{1,2}\b)/gu, "\u00a0")
  return words.replace(/\S+/gu, (word) => (word.length <= mostUnbroken ? hyphenFirmly(word) : word))
}

const hyphenFirmly = (word: string) => word.replaceAll("-", "\u2011")
