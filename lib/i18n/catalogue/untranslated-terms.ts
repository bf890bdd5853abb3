/** Names, and terms of code, units and law, that no language translates. */
const untranslatedTerms =
  /^(?:Facebook|LinkedIn|Slack|WhatsApp|X|Google|ABN|GST|SKU|URL|PDF|HTML|CMS|CSV|title|h|px|MB)$/i

/** English texts that are also correct in these languages. */
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

/** True if a text may be identical to the English one in this language. */
export function canEqualEnglish(english: string, words: string, locale: string): boolean {
  return listOwnWords(words).length === 0 || isSameWord(english, locale)
}

function isSameWord(english: string, locale: string): boolean {
  return sameWords[english]?.split(" ").includes(locale) ?? false
}

/** Returns the words of a text without untranslated terms. */
export function listOwnWords(words: string): string[] {
  return (words.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !untranslatedTerms.test(word))
}
