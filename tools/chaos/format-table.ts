/** Formats rows with these columns as a Markdown table, without a trailing line break. */
export function formatTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => escapeCell(row[column])))
  return [columns, columns.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim()
}
