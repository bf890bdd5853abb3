import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import type { AuditEntriesTable } from "#backend/db/audit-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { auditCalls, WireAuditEntry } from "#lib/contract/audit-calls.ts"
import { listRecordLabels } from "./list-record-labels.ts"
import { isMasked, masked } from "./mask-record.ts"

type Db = Kysely<Database>
type Query = z.output<typeof auditCalls.listAuditEntries.body>
export type AuditEntry = Selectable<AuditEntriesTable>

const valuesSchema = z.record(z.string(), z.unknown()).nullable()
const undoable = /\/(?:update|enable|disable|undo)$/
/** What is not undone by another write: what people own, money, and what ran since. */
const neverUndone = /^(?:cognito\/(?:user|credit|file|form_submission|admin)|sell\/order)$/

/** Returns a page of the audit log, newest first. */
export async function listAuditEntries(
  db: Db,
  { page, page_size: size, ...wanted }: Query,
): Promise<{ data: WireAuditEntry[]; count: number }> {
  const { model, record_id, user_id, call, from, until } = wanted
  const start = call?.replaceAll(/[%_\\]/g, "\\$&")
  const matching = db
    .selectFrom("audit_entries")
    .$if(model !== undefined, (query) => query.where("model", "=", model ?? ""))
    .$if(record_id !== undefined, (query) => query.where("record_id", "=", record_id ?? 0))
    .$if(user_id !== undefined, (query) => query.where("audit_entries.user_id", "=", user_id ?? 0))
    .$if(start !== undefined, (query) => query.where("call", "like", `${start}%`))
    .$if(from !== undefined, (query) => query.where("at", ">=", new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where("at", "<", new Date(until ?? 0)))
  const { count } = await matching
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin("users", "users.id", "audit_entries.user_id")
    .selectAll("audit_entries")
    .select(["users.first_name", "users.last_name", "users.email"])
    .select((eb) =>
      eb
        .selectFrom("audit_entries as later")
        .select((later) => later.fn.max("later.id").as("id"))
        .whereRef("later.undoes_id", "=", "audit_entries.id")
        .as("undone_by"),
    )
    .orderBy("audit_entries.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const getLabel = await listRecordLabels(db, rows)
  const data = rows.map((row) => buildWireEntry(row, getLabel(row)))
  return { data, count: Number(count) }
}

type Row = AuditEntry & {
  first_name: string | null
  last_name: string | null
  email: string | null
  undone_by: number | null
}

function buildWireEntry(row: Row, label: string): WireAuditEntry {
  const name = `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim() || (row.email ?? "")
  const changes = listChanges(row)
  return {
    id: row.id,
    at: row.at.toISOString(),
    outcome: row.outcome,
    actor: { kind: row.actor, id: row.user_id, name, role: row.role },
    call: row.call,
    model: row.model,
    record_id: row.record_id,
    label: label || findFormerName(changes),
    changes,
    can_undo: row.undone_by === null && findUndo(row) !== null,
    undoes_id: row.undoes_id,
    undone_by: row.undone_by,
  }
}

function listChanges(row: Pick<AuditEntry, "before" | "after">): WireAuditEntry["changes"] {
  const [before, after] = [valuesSchema.parse(row.before), valuesSchema.parse(row.after)]
  return Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}

/** Returns the name of a record that a change created or deleted; empty for none. */
function findFormerName(changes: WireAuditEntry["changes"]): string {
  const named = changes.find(({ field }) => field === "name" || field === "code")
  const name = named?.before ?? named?.after
  return typeof name === "string" && name !== masked ? name : ""
}

/** The values from before a change, and those that it left. */
type Undo = { before: Record<string, unknown>; after: Record<string, unknown> }

/**
 * Returns what undoing a change would write; null for a change that cannot be undone: a creation, a
 * deletion, payments, people's records, stock, and what was masked.
 */
export function findUndo(entry: AuditEntry): Undo | null {
  if (!undoable.test(entry.call) || neverUndone.test(entry.model)) return null
  const [before, after] = [valuesSchema.parse(entry.before), valuesSchema.parse(entry.after)]
  if (before === null || after === null || "stock" in before) return null
  return isMasked(before) || isMasked(after) ? null : { before, after }
}
