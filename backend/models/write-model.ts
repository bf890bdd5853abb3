import { sql } from "kysely"
import { type AdminRequest, runOnce } from "#backend/audit/run-once.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { validateVersion } from "#backend/http/record-version.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { modelIdSchema } from "#lib/contract/model-call.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type AffectedTags, buildAffectedTags, listChangedRecords } from "./affected-tags.ts"
import type { Db, ModelDefinition, Trx, Values } from "./model-definition.ts"
import {
  buildColumns,
  createRecord,
  deleteRecord,
  getRecord,
  lockEditors,
  lockRecord,
  updateRecord,
} from "./record-rows.ts"
import { resolveDatabaseError } from "./resolve-database-error.ts"

/** The record after a write, null once deleted, or why the write is rejected. */
export type WriteResult = Result<ModelRecord | null, ApiError>

/** `isRepeated`: the record was created by an earlier request with the same idempotency key. */
type CreateResult = WriteResult & { isRepeated?: boolean }

type ModelRecord = Values & { id: number }

/** The record to change; with the version that the change is based on, another one is rejected. */
export type BasedOn = { id: number; version?: string | undefined }

type UpdateOptions = Pick<BasedOn, "version"> & {
  /** Who the stock's history names; null for the owner's token. */
  userId?: number | null
  /** Runs in the same transaction; its error rolls everything back. */
  writeMore?: ((trx: Trx) => Promise<Result<null, ApiError>>) | undefined
}

/**
 * Creates a record and returns it; with the idempotency key of an earlier request, the record that
 * this one created.
 */
export async function createModel(
  db: Db,
  model: ModelDefinition,
  values: Values,
  request: AdminRequest = { call: "", key: undefined, input: {} },
): Promise<CreateResult> {
  if (model.isWrittenElsewhere) return readOnly
  let isRepeated = false
  const written = await withWriteTransaction(db, model, async (trx) => {
    const done = await runOnce(trx, request, async () => {
      const id = model.create
        ? requireWritten(await model.create(trx, values))
        : await createRecord(trx, model, values)
      await saveRelations(trx, model, id, values)
      await finish(trx, model, id, { tags: buildAffectedTags([]), record: null })
      return { ok: true, value: id }
    })
    const { recordId, isRepeated: wasDone } = requireWritten(done)
    isRepeated = wasDone
    return getRecord(trx, model, recordId)
  })
  return { ...written, isRepeated }
}

/**
 * Updates a record and returns it; fields that are not named remain. A write that changes nothing
 * publishes nothing.
 */
export function updateModel(
  db: Db,
  model: ModelDefinition,
  id: number,
  values: Values,
  { version, userId = null, writeMore }: UpdateOptions = {},
): Promise<WriteResult> {
  if (model.isWrittenElsewhere) return Promise.resolve(readOnly)
  const based = { id, version }
  return withModelChange(db, model, based, async (trx) => {
    if (model.move) requireWritten(await model.move(trx, id, values))
    const columns = buildColumns(model, values)
    if (userId !== null && "stock" in columns) await setStockUser(trx, userId)
    if (model.move) delete columns.parent_id
    await updateRecord(trx, model, id, columns)
    await saveRelations(trx, model, id, values)
    if (writeMore) requireWritten(await writeMore(trx))
  })
}

/** Names who changes stock in this transaction, for the movements that the database adds. */
async function setStockUser(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT set_config('curlew.stock_user', ${String(userId)}, true)`.execute(trx)
}

/** Enables or disables a record and returns it. */
export function updateModelEnabled(
  db: Db,
  model: ModelDefinition,
  based: BasedOn,
  enabled: boolean,
): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(singleton)
  if (model.isWrittenElsewhere) return Promise.resolve(readOnly)
  return withModelChange(db, model, based, (trx) => updateRecord(trx, model, based.id, { enabled }))
}

/** Deletes a record. */
export function deleteModel(
  db: Db,
  model: ModelDefinition,
  { id, version }: BasedOn,
): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(singleton)
  return withWriteTransaction(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RejectedWrite(buildMissingError())
    requireVersion(await getRecord(trx, model, id), version)
    const before = await model.getAffectedTags(trx, id)
    if (model.remove) requireWritten(await model.remove(trx, id))
    else await deleteRecord(trx, model, id)
    await publishChanges(trx, before, buildAffectedTags([]))
    return null
  })
}

/** Runs a change on a locked record and publishes its tags, unless the record is unchanged. */
export function withModelChange(
  db: Db,
  model: ModelDefinition,
  { id, version }: BasedOn,
  change: (trx: Trx) => Promise<void>,
): Promise<WriteResult> {
  return withWriteTransaction(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RejectedWrite(buildMissingError())
    const before = await model.getAffectedTags(trx, id)
    const old = await getRecord(trx, model, id)
    requireVersion(old, version)
    await change(trx)
    const changed = await getRecord(trx, model, id)
    if (isSame(old, changed)) return changed
    await finish(trx, model, id, { tags: before, record: old })
    return getRecord(trx, model, id)
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
  write: (trx: Trx) => Promise<ModelRecord | null>,
): Promise<WriteResult> {
  try {
    const value = await db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      return write(trx)
    })
    return { ok: true, value }
  } catch (error) {
    if (error instanceof RejectedWrite) return { ok: false, error: error.apiError }
    const apiError = resolveDatabaseError(error, model)
    if (apiError === null) throw error
    return { ok: false, error: apiError }
  }
}

type Before = { tags: AffectedTags; record: Values | null }

async function finish(trx: Trx, model: ModelDefinition, id: number, before: Before) {
  const error = await model.validate?.(trx, id, before.record)
  if (error) throw new RejectedWrite(error)
  await publishChanges(trx, before.tags, await model.getAffectedTags(trx, id))
}

async function publishChanges(trx: Trx, before: AffectedTags, after: AffectedTags) {
  await publishTags(trx, [...before.touches, ...after.touches], listChangedRecords(before, after))
}

/** Publishes cache tags, and touches the records that are shown otherwise. */
export async function publishTags(
  trx: Trx,
  touches: AffectedTags["touches"],
  changes: readonly ChangedRecord[],
): Promise<void> {
  for (const { table, ids } of touches) {
    await sql`UPDATE ${sql.table(table)} SET updated_at = clock_timestamp()
      WHERE id = ANY(${ids}::integer[])`.execute(trx)
  }
  await enqueueChanges(trx, changes)
}

async function saveRelations(trx: Trx, model: ModelDefinition, id: number, values: Values) {
  if (model.relations) requireWritten(await model.relations.put(trx, id, values))
}

/** Returns the value of a write; throws a RejectedWrite for an error. */
function requireWritten<T>(result: Result<T, ApiError>): T {
  if (!result.ok) throw new RejectedWrite(result.error)
  return result.value
}

function requireVersion(record: Values | null, version: string | undefined): void {
  const error = validateVersion(record, version)
  if (error !== null) throw new RejectedWrite(error)
}

function buildMissingError(): ApiError {
  return buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" })
}

const singleton: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "model_record_single" }),
}

const readOnly: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "model_read_only" }),
}

function isSame(old: Values | null, changed: Values | null): boolean {
  const plain = (record: Values | null) => JSON.stringify({ ...record, updated_at: null })
  return plain(old) === plain(changed)
}

/** Returns the fields that the request body names, without defaults that the schema added. */
export function getSubmittedFields(model: ModelDefinition, parsed: Values, body: unknown): Values {
  const submitted = Object.keys(Object(body))
  const names = Object.keys(model.input.shape).filter((name) => submitted.includes(name))
  return Object.fromEntries(names.map((name) => [name, parsed[name]]))
}

/** Builds a model's `update` call, which validates a request body of the id and new values. */
export function buildUpdate(
  model: ModelDefinition,
): (db: Db, rawBody: unknown, userId?: number | null) => Promise<WriteResult> {
  const schema = modelIdSchema.extend(model.input.partial().shape)
  return async (db, rawBody, userId = null) => {
    const body = resolveBody(schema, rawBody)
    if (!body.ok) return body
    const { id, version } = body.value
    const fields = getSubmittedFields(model, body.value, rawBody)
    return updateModel(db, model, id, fields, { version, userId })
  }
}
