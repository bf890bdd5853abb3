/** Builds a label such as "Max uses" from a name such as "max_uses". */
export function buildNameLabel(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
