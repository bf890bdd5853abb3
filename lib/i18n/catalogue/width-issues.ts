/**
 * Maximum width of texts with limited space on a phone of 360 px, in average Latin characters.
 * Chinese, Japanese and Korean characters count as two. The first matching line applies.
 */
const rooms: readonly (readonly [keys: RegExp, maxWidth: number])[] = [
  // Beside the logo and the badges of the header.
  [/^layout\.(?:search\.button|account\.\w+)$/, 22],
  // Badges on a product's image.
  [/^product\.(?:new|special|outOfStock|inStock)$/, 20],
  // Two buttons in one line.
  [/^consent\.(?:accept|reject|choose|acceptAll|rejectAll|save)$/, 24],
  // One line of 14 px between them.
  [/^product\.(?:added|viewCart)$/, 18],
  // A full-width button, in one line of 16 px.
  [/^product\.(?:addToCart|addedToCart|checkoutNow|selectOptions)$/, 28],
  [
    /(?<!refunded)\.(?:button|submit|apply|cancel|print|retry|pay|payPlain|back|remove|redeemButton|download)$/,
    30,
  ],
  [/^checkout\.summary\.(?:pay|place|pricing|submitting|price)$/, 34],
  // Headings of tables and lines of totals: half of the page.
  [
    /^(?:cart|checkout)\.summary\.(?!note|stock|blocked|quoteFirst)\w+$|^invoice\.(?:quantity|price|amount)$/,
    36,
  ],
  [/^(?:profile|address)\.fields\./, 40],
]

/** Returns an issue if the text is wider than the space for its key. */
export function listWidthIssues(key: string, words: string): string[] {
  const room = rooms.find(([keys]) => keys.test(key))?.[1]
  const width = measureWidth(words)
  if (room === undefined || width <= room) return []
  return [`is ${width} characters wide, and there is room for ${room}`]
}

/** Returns the width of a text in characters: combining marks count 0, East Asian characters 2. */
function measureWidth(text: string): number {
  const characters = text.replaceAll(/[\p{M}\u200b-\u200f\u2066-\u2069]/gu, "")
  const wide = characters.match(
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu,
  )
  return [...characters].length + (wide?.length ?? 0)
}
