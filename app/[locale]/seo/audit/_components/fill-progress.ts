import type { AuditProgress } from "./use-audit-run.ts"

/** Formats a progress text: inserts the numbers in place of "{done}" and the other placeholders. */
export function fillProgress(text: string, { done, total, counts }: AuditProgress): string {
  const numbers: Readonly<Record<string, number>> = { done, total, ...counts }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(numbers[name] ?? place))
}
