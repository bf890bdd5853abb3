import { isDeepStrictEqual } from "node:util"
import type { FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { mayCall, resolveCaller } from "#backend/accounts/caller.ts"
import { findUndo } from "#backend/audit/list-audit-entries.ts"
import { buildActor } from "#backend/audit/with-audit.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { buildVersion, withVersion } from "#backend/http/record-version.ts"
import type { ModelDefinition, Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { getRecord } from "#backend/models/record-rows.ts"
import { updateModel, updateModelEnabled, type WriteResult } from "#backend/models/write-model.ts"
import type { Result } from "#lib/contract/result.ts"
import { findModelName } from "./read-record.ts"
import { runAdminCall } from "./run-admin-call.ts"

type Item = Values & { id: number }

/**
 * Undoes a change of the audit log: gives the fields that it changed their values from before.
 * Rejected if one of them has changed again since. Needs the right to change the record.
 */
export async function undoChange(
  deps: AccountDeps,
  request: FastifyRequest,
  entryId: number,
): Promise<Result<{ item: Item }, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller
  const entry = await deps.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("id", "=", entryId)
    .executeTakeFirst()
  if (entry === undefined) return missing
  const [undo, name, id] = [findUndo(entry), findModelName(entry.model), entry.record_id]
  if (undo === null || name === null || id === null) return notUndoable
  if (!mayCall(caller.value, `${name}/update`)) return forbidden
  const current = await getRecord(deps.db, models[name], id)
  if (current === null) return missing
  const isChanged = Object.entries(undo.after).some(
    ([field, value]) => !isDeepStrictEqual(toJson(current[field]), value),
  )
  if (isChanged) return buildConflict(current)
  const call = { path: "cognito/audit/undo", model: name, id, undoesId: entry.id }
  return runAdminCall(deps, request, call, async () => {
    const based = { id, version: buildVersion(current) }
    const { userId } = buildActor(caller.value)
    const written = await writeBack(deps, models[name], { ...based, userId }, undo.before)
    if (!written.ok) return written
    return written.value === null ? missing : { ok: true, value: { item: written.value } }
  })
}

async function writeBack(
  { db }: AccountDeps,
  model: ModelDefinition,
  based: { id: number; version: string; userId: number | null },
  before: Values,
): Promise<WriteResult> {
  if (typeof before.enabled === "boolean") {
    return updateModelEnabled(db, model, based, before.enabled)
  }
  const names = Object.keys(model.input.shape).filter((name) => name in before)
  const values = Object.fromEntries(names.map((name) => [name, before[name]]))
  const parsed = model.input.partial().safeParse(values)
  if (names.length === 0 || !parsed.success) return notUndoable
  const given = Object.fromEntries(names.map((name) => [name, parsed.data[name]]))
  return updateModel(db, model, based.id, given, based)
}

function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}

function buildConflict(current: Values): Result<never, ApiError> {
  const error = buildApiError(409, "CONFLICT", { code: "record_changed" })
  return { ok: false, error: { ...error, body: { ...error.body, item: withVersion(current) } } }
}

const missing: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
}
const notUndoable: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "audit_not_undoable" }),
}
const forbidden: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(403, "FORBIDDEN", { code: "admin_role_insufficient" }),
}
