import type { AuditProgress } from "./use-audit-run.ts"

/** A sentence about a progress, with its numbers in the places of "{done}" and the like. */
export function fillProgress(text: string, { done, total, counts }: AuditProgress): string {
  const numbers: Readonly<Record<string, number>> = { done, total, ...counts }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(numbers[name] ?? place))
}
