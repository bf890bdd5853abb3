/**
 * How wide texts may be where a phone of 360 px has little room, in letters of Latin's usual width;
 * Chinese, Japanese and Korean ones count twice. The first line that fits the key decides.
 */
const rooms: readonly (readonly [keys: RegExp, letters: number])[] = [
  // Beside the logo and the badges of the header.
  [/^chrome\.(?:search\.button|account\.\w+)$/, 22],
  // Badges on a product's picture.
  [/^product\.(?:new|special|outOfStock|inStock)$/, 20],
  // Two buttons in one line.
  [/^consent\.(?:accept|refuse|choose|acceptAll|refuseAll|save)$/, 24],
  // One line of 14 px between them.
  [/^product\.(?:added|viewCart)$/, 18],
  // A button as wide as the page, in one line of 16 px.
  [/^product\.(?:addToCart|addedToCart|checkoutNow|selectOptions)$/, 28],
  [
    /(?<!refunded)\.(?:button|submit|apply|cancel|print|retry|pay|payPlain|back|remove|redeemButton|download)$/,
    30,
  ],
  [/^checkout\.summary\.(?:pay|place|pricing|sending|price)$/, 34],
  // Headings of tables and lines of sums: half of the page.
  [
    /^(?:cart|checkout)\.summary\.(?!note|stock|blocked|quoteFirst)\w+$|^invoice\.(?:quantity|price|amount)$/,
    36,
  ],
  [/^(?:profile|address)\.fields\./, 40],
]

/** What is wrong with the width of a text where there is little room. */
export function listWidthFaults(key: string, words: string): string[] {
  const room = rooms.find(([keys]) => keys.test(key))?.[1]
  const width = measureWidth(words)
  if (room === undefined || width <= room) return []
  return [`is ${width} letters wide, and there is room for ${room}`]
}

/** The width of a text in letters: marks above letters have none, East Asian ones have two. */
function measureWidth(text: string): number {
  const letters = text.replaceAll(/[\p{M}\u200b-\u200f\u2066-\u2069]/gu, "")
  const wide = letters.match(
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu,
  )
  return [...letters].length + (wide?.length ?? 0)
}
