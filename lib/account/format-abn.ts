/** An ABN in its usual groups, 51 824 753 556; what has not eleven digits comes back as it was. */
export function formatAbn(abn: string): string {
  const [, ...groups] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/.exec(abn.replaceAll(" ", "")) ?? []
  return groups.length === 0 ? abn : groups.join(" ")
}
