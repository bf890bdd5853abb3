import "server-only"
import fieldTexts from "../../messages/admin/fields.json" with { type: "json" }
import type { AuditWords } from "./describe-audit-entry.ts"
import type { FieldTexts } from "./describe-schema.ts"

type Labels = Readonly<Record<string, string>>

/** Builds the words of the audit log: those of calls, of kinds of records, and of their fields. */
export function buildAuditWords(): AuditWords {
  const { audit, labels, models } = fieldTexts
  const known: Readonly<Record<string, FieldTexts>> = models
  const own: Readonly<Record<string, Labels>> = audit.fields
  const names = Object.keys({ ...known, ...own })
  return {
    calls: audit.calls,
    things: audit.things,
    fields: Object.fromEntries(
      names.map((model) => [model, { ...known[model]?.labels, ...own[model] }]),
    ),
    usualFields: labels,
  }
}
