/** Characters that are invalid in XML, even escaped. */
const invalidCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Escapes a text for element content and attributes. Removes characters invalid in XML. */
export function escapeXml(text: string): string {
  return text.replace(invalidCharacters, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "")
}

/** Builds an element with a text; empty where the text is null or empty. */
export function buildElement(name: string, text: string | null): string {
  return text === null || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`
}

/** The first line of every XML document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
