/** Names, and words of code, units and law, that every language may keep as they are. */
const kept =
  /^(?:Facebook|LinkedIn|Slack|WhatsApp|X|Google|ABN|GST|SKU|URL|PDF|HTML|CMS|CSV|title|h|px|MB)$/i

/** English texts that are the right ones in these languages too, which have the same words. */
const sameWords: Readonly<Record<string, string>> = {
  Article: "fr",
  Articles: "fr",
  Blog: "de es fr id it pl pt tr uz vi",
  "Blog – page {page}": "fr",
  Checkout: "id",
  Code: "de fr",
  Description: "fr",
  Descriptions: "fr",
  Details: "de",
  Extras: "de es",
  Item: "pt",
  Links: "de pt",
  "Marketing.": "de es fr it pl uz",
  Name: "de",
  optional: "de",
  Options: "fr",
  Organisation: "de fr",
  Page: "fr",
  "Page {page}": "fr",
  Pages: "fr",
  Password: "it",
  Photo: "fr",
  Qty: "id",
  "Qty {qty}": "id",
  Sections: "fr",
  Shop: "de",
  Status: "de id pl",
  "Status {status}": "de id pt",
  Subtotal: "es id pt",
  Text: "de",
  Tickets: "de",
  Total: "es fr id pt",
  "Total (AUD)": "es fr id pt",
  "Total: {amount}": "es id pt",
  Video: "de id it tr uz vi",
  Website: "de",
  "{title} – page {page}": "fr",
}

/** Whether a text that is the same as the English one is right so in the language. */
export function mayBeSame(english: string, words: string, locale: string): boolean {
  return listOwnWords(words).length === 0 || isSameWord(english, locale)
}

function isSameWord(english: string, locale: string): boolean {
  return sameWords[english]?.split(" ").includes(locale) ?? false
}

/** The words of a text without those that every language keeps. */
export function listOwnWords(words: string): string[] {
  return (words.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !kept.test(word))
}
