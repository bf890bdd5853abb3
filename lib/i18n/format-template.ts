/**
 * Returns the text with values in its placeholders ("{name}"); placeholders without a value stay.
 */
export function formatTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
