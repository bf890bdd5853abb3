import { sql } from "kysely"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { enqueueChanges } from "#backend/outbox/enqueue-changes.ts"
import { type AffectedTags, buildAffectedTags, listChangedRecords } from "./affected-tags.ts"
import { lockEditors } from "./lock-editors.ts"
import type { Db, ModelDefinition, Trx, Values } from "./model-definition.ts"
import {
  buildColumns,
  createRecord,
  deleteRecord,
  getRecord,
  lockRecord,
  updateRecord,
} from "./record-rows.ts"
import { resolveDatabaseError } from "./resolve-database-error.ts"

export type WriteResult = { item: (Values & { id: number }) | null } | ApiError

/** Creates a record and returns it. */
export function createModel(db: Db, model: ModelDefinition, values: Values): Promise<WriteResult> {
  if (model.isWrittenElsewhere) return Promise.resolve(buildReadOnlyError())
  return withWriteTransaction(db, model, async (trx) => {
    const made = model.create
      ? await model.create(trx, values)
      : await createRecord(trx, model, values)
    if (typeof made !== "number") throw new RejectedWrite(made)
    await saveRelations(trx, model, made, values)
    await finish(trx, model, made, buildAffectedTags([]))
    return { item: await getRecord(trx, model, made) }
  })
}

/**
 * Updates a record and returns it; fields that are not named remain. A write that changes nothing
 * publishes nothing. `writeMore` runs in the same transaction; its error rolls everything back.
 */
export function updateModel(
  db: Db,
  model: ModelDefinition,
  id: number,
  values: Values,
  writeMore?: (trx: Trx) => Promise<ApiError | null>,
): Promise<WriteResult> {
  if (model.isWrittenElsewhere) return Promise.resolve(buildReadOnlyError())
  return withModelChange(db, model, id, async (trx) => {
    throwIfRejected(await model.move?.(trx, id, values))
    const columns = buildColumns(model, values)
    if (model.move) delete columns.parent_id
    await updateRecord(trx, model, id, columns)
    await saveRelations(trx, model, id, values)
    throwIfRejected(await writeMore?.(trx))
  })
}

/** Enables or disables a record and returns it. */
export function updateModelEnabled(
  db: Db,
  model: ModelDefinition,
  id: number,
  enabled: boolean,
): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(buildSingletonError())
  if (model.isWrittenElsewhere) return Promise.resolve(buildReadOnlyError())
  return withModelChange(db, model, id, (trx) => updateRecord(trx, model, id, { enabled }))
}

/** Deletes a record. */
export function deleteModel(db: Db, model: ModelDefinition, id: number): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(buildSingletonError())
  return withWriteTransaction(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RejectedWrite(buildMissingError())
    const before = await model.getAffectedTags(trx, id)
    if (model.remove) throwIfRejected(await model.remove(trx, id))
    else await deleteRecord(trx, model, id)
    await publishChanges(trx, before, buildAffectedTags([]))
    return { item: null }
  })
}

/** Runs a change on a locked record and publishes its tags, unless the record is unchanged. */
export function withModelChange(
  db: Db,
  model: ModelDefinition,
  id: number,
  change: (trx: Trx) => Promise<void>,
): Promise<WriteResult> {
  return withWriteTransaction(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RejectedWrite(buildMissingError())
    const before = await model.getAffectedTags(trx, id)
    const old = await getRecord(trx, model, id)
    await change(trx)
    const changed = await getRecord(trx, model, id)
    if (isSame(old, changed)) return { item: changed }
    await finish(trx, model, id, before)
    return { item: await getRecord(trx, model, id) }
  })
}

/** Thrown to roll back the transaction; its error becomes the result. */
class RejectedWrite extends Error {
  readonly apiError: ApiError
  constructor(apiError: ApiError) {
    super(apiError.body.message)
    this.apiError = apiError
  }
}

async function withWriteTransaction(
  db: Db,
  model: ModelDefinition,
  write: (trx: Trx) => Promise<{ item: (Values & { id: number }) | null }>,
): Promise<WriteResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      return write(trx)
    })
  } catch (error) {
    if (error instanceof RejectedWrite) return error.apiError
    const apiError = resolveDatabaseError(error, model)
    if (apiError === null) throw error
    return apiError
  }
}

async function finish(trx: Trx, model: ModelDefinition, id: number, before: AffectedTags) {
  throwIfRejected(await model.validate?.(trx, id))
  await publishChanges(trx, before, await model.getAffectedTags(trx, id))
}

async function publishChanges(trx: Trx, before: AffectedTags, after: AffectedTags) {
  for (const { table, ids } of [...before.touches, ...after.touches]) {
    await sql`UPDATE ${sql.table(table)} SET updated_at = clock_timestamp()
      WHERE id = ANY(${ids}::integer[])`.execute(trx)
  }
  await enqueueChanges(trx, listChangedRecords(before, after))
}

async function saveRelations(trx: Trx, model: ModelDefinition, id: number, values: Values) {
  throwIfRejected(await model.relations?.put(trx, id, values))
}

function throwIfRejected(apiError: ApiError | null | undefined): void {
  if (apiError) throw new RejectedWrite(apiError)
}

function buildMissingError(): ApiError {
  return buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" })
}

function buildSingletonError(): ApiError {
  return buildApiError(409, "CONFLICT", { code: "model_record_single" })
}

function buildReadOnlyError(): ApiError {
  return buildApiError(409, "CONFLICT", { code: "model_read_only" })
}

function isSame(old: Values | null, changed: Values | null): boolean {
  const plain = (record: Values | null) => JSON.stringify({ ...record, updated_at: null })
  return plain(old) === plain(changed)
}
