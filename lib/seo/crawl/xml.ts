/** Signs that no XML document may hold, in whatever spelling. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** A text for between tags and for attributes, without signs that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "")
}

/** An element that holds a text, or nothing at all where the text is null or empty. */
export function buildElement(name: string, text: string | null): string {
  return text === null || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`
}

/** Where every XML document begins. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
