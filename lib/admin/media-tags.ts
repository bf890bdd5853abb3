/** Returns the tags of a typed text, separated by commas or lines, each once. */
export function parseTags(text: string): string[] {
  const tags = text.split(/[,;\n]/).map((tag) => tag.trim().replaceAll(/\s+/g, " "))
  return [...new Set(tags.filter((tag) => tag !== ""))]
}

/** Returns the path of the screen of a record that shows an image; null if there is none. */
export function resolveUsePath(model: string, id: number | null): string | null {
  if (id === null) return null
  const screen = screens[model]
  return screen === undefined ? null : `/admin/${screen}/${id}`
}

const screens: Readonly<Record<string, string>> = { "sell/product": "products" }
