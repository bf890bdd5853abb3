import { type Caller, resolveRole } from "#backend/accounts/caller.ts"
import type { Deps } from "#backend/deps.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildRecordChange } from "./mask-record.ts"

type Values = Record<string, unknown>

/** Who makes a change: an account, the token of `npm run admin-token`, or the console. */
export type Actor = { kind: "account" | "token" | "console"; userId: number | null; role: string }

/** A call that changes something, for the audit log. */
export type AuditedCall = {
  actor: Actor
  /** Path below `/api/v1/`, or the words of a command. */
  call: string
  model: string
  /** Null: the call creates the record, or is about none. */
  id: number | null
  /** Returns the record as it is now; absent if the call is not about one record. */
  read?: ((id: number) => Promise<Values | null>) | undefined
  /** Returns what is recorded of a record without a numeric id, as it is now. */
  snapshot?: () => Promise<object | null>
  /** True if a call that changed no field of the record is not worth an entry. */
  skipsUnchanged?: boolean
  undoesId?: number
}

type AuditDeps = Pick<Deps, "db" | "now">

export function buildActor(caller: Caller): Actor {
  const role = resolveRole(caller) ?? ""
  return caller.kind === "owner"
    ? { kind: "token", userId: null, role }
    : { kind: "account", userId: caller.userId, role }
}

export const consoleActor: Actor = { kind: "console", userId: null, role: "owner" }

/** An entry whose call still runs. */
type StartedEntry = {
  /** Completes the entry with what the record is now. */
  complete: (recordId: number | null) => Promise<void>
  /** Deletes the entry: nothing was changed. */
  discard: () => Promise<void>
}

/**
 * Saves the entry of a call that is about to run. If the process ends before it is completed, the
 * entry remains with the outcome `started`, so that no change is without one.
 */
export async function startAudit(deps: AuditDeps, call: AuditedCall): Promise<StartedEntry> {
  const { id, read } = call
  const snapshot = async () => ({ ...(await call.snapshot?.()) })
  const readNow = (recordId: number | null) => {
    if (call.snapshot) return snapshot()
    return recordId !== null && read ? read(recordId) : null
  }
  const before = await readNow(id)
  const entryId = await createEntry(deps, call)
  const discard = () => deleteEntry(deps, entryId)
  return {
    discard,
    complete: async (recordId) => {
      const after = await readNow(recordId)
      const change = buildRecordChange(call.model, before, after)
      if (change === null && call.skipsUnchanged) await discard()
      else await completeEntry(deps, entryId, { recordId, change })
    },
  }
}

/** `isRepeated`: an earlier request did this; its entry is in the log. */
export type AuditedResult<T, E> = Result<T, E> & { isRepeated?: boolean }

/**
 * Runs a call and records it in the audit log, with the fields that it changed. A rejected call, and
 * one that repeats an earlier one, leaves no entry. `findId` returns the id of the record that the
 * call created.
 */
export async function withAudit<T, E>(
  deps: AuditDeps,
  call: AuditedCall,
  work: () => Promise<AuditedResult<T, E>>,
  findId: (value: T) => number | null = () => null,
): Promise<Result<T, E>> {
  const entry = await startAudit(deps, call)
  const result = await work()
  if (result.ok && !result.isRepeated) await entry.complete(call.id ?? findId(result.value))
  else await entry.discard()
  return result
}

async function createEntry({ db, now }: AuditDeps, call: AuditedCall): Promise<number> {
  const { id } = await db
    .insertInto("audit_entries")
    .values({
      at: now(),
      outcome: "started",
      actor: call.actor.kind,
      user_id: call.actor.userId,
      role: call.actor.role,
      call: call.call,
      model: call.model,
      record_id: call.id,
      undoes_id: call.undoesId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

async function completeEntry(
  { db }: AuditDeps,
  id: number,
  of: { recordId: number | null; change: ReturnType<typeof buildRecordChange> },
): Promise<void> {
  await db
    .updateTable("audit_entries")
    .set({
      outcome: "done",
      record_id: of.recordId,
      before: of.change?.before ? JSON.stringify(of.change.before) : null,
      after: of.change?.after ? JSON.stringify(of.change.after) : null,
    })
    .where("id", "=", id)
    .execute()
}

async function deleteEntry({ db }: AuditDeps, id: number): Promise<void> {
  await db.deleteFrom("audit_entries").where("id", "=", id).execute()
}
