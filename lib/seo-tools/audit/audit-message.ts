import type { AuditProgress } from "./run-audit.ts"

/**
 * A message that the audit streams while it runs. The last one is `done` or `failed`: `addresses`
 * if the URLs could not be listed, `broken` after an internal error.
 */
export type AuditMessage =
  | ({ type: "progress" } & AuditProgress)
  | { type: "done" }
  | { type: "failed"; reason: "addresses" | "broken" }
