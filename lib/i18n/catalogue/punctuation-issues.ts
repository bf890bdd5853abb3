/**
 * Bidirectional control characters that open an embedding or isolate, and the one that closes each.
 */
const openers: Readonly<Record<string, string>> = {
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
  "\u202a": "\u202c",
  "\u202b": "\u202c",
}

/**
 * Returns the punctuation issues of a text: leading and trailing spaces, text direction, quotes.
 */
export function listPunctuationIssues(text: string, english: string, locale: string): string[] {
  if (text.trim() === "") return ["is empty"]
  return [
    ...(text === text.trim() ? [] : ["begins or ends with a space"]),
    ...(/\S {2,}\S/.test(text) ? ["has two spaces in a row"] : []),
    ...(/(?<![=\w])"|"(?![=\w>])/.test(text) ? ["has straight quotes"] : []),
    ...(locale === "fr" && / [:;?!»]|« /.test(text)
      ? ["has a space where lines may break before a mark; write U+202F"]
      : []),
    ...(/^(?:ru|uk)$/.test(locale) && /\{(?:day|date)\}\./.test(text)
      ? ["ends with a date, which has a full stop of its own; put it elsewhere"]
      : []),
    ...(isBalanced(text) ? [] : ["opens or closes a direction (FSI, PDI) without its counterpart"]),
    ...(/(?!\n)\p{Cc}|\ufffd|\\u[0-9a-f]{4}/iu.test(text) ? ["has unreadable characters"] : []),
    ...(/[a-z]'[a-z]|'[{<]/iu.test(text) && text !== english
      ? ["has a straight apostrophe; write ’"]
      : []),
  ]
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const mark of text.match(/[\u202a-\u202c\u2066-\u2069]/gu) ?? []) {
    const closes = openers[mark]
    if (closes) open.push(closes)
    else if (open.pop() !== mark) return false
  }
  return open.length === 0
}
