/**
 * Formats an ABN in its usual groups, 51 824 753 556; text without exactly eleven digits is
 * returned unchanged.
 */
export function formatAbn(abn: string): string {
  const [, ...groups] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/.exec(abn.replaceAll(" ", "")) ?? []
  return groups.length === 0 ? abn : groups.join(" ")
}
