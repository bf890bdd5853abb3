import type { AuditProgressMessage } from "./use-audit-run.ts"

/** Formats a progress text: inserts the numbers in place of "{done}" and the other placeholders. */
export function formatProgress(
  text: string,
  { done, total, counts }: AuditProgressMessage,
): string {
  const numbers: Readonly<Record<string, number>> = { done, total, ...counts }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(numbers[name] ?? placeholder),
  )
}
