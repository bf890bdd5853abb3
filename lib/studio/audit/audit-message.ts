import type { AuditProgress } from "./run-audit.ts"

/**
 * A line of what the audit tells while it runs. It ends with `done`, or with `failed`: the `addresses`
 * could not be listed, `broken` by a fault of ours.
 */
export type AuditMessage =
  | ({ type: "progress" } & AuditProgress)
  | { type: "done" }
  | { type: "failed"; reason: "addresses" | "broken" }
