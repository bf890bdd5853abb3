import { sql } from "kysely"
import { recordChanges } from "#backend/changes/record-changes.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { resolveDatabaseRefusal } from "./database-refusal.ts"
import { buildFootprint, type Footprint, planChanges } from "./footprint.ts"
import { lockEditors } from "./lock-editors.ts"
import type { Db, ModelDefinition, Trx, Values } from "./model-definition.ts"
import {
  buildColumns,
  deleteRecord,
  getRecord,
  insertRecord,
  lockRecord,
  updateRecord,
} from "./record-rows.ts"

export type WriteResult = { item: (Values & { id: number }) | null } | Refusal

/** Creates a record and returns it. */
export function createModel(db: Db, model: ModelDefinition, values: Values): Promise<WriteResult> {
  if (model.isWrittenElsewhere) return Promise.resolve(refuseWriting())
  return writeWhole(db, model, async (trx) => {
    const made = model.create
      ? await model.create(trx, values)
      : await insertRecord(trx, model, values)
    if (typeof made !== "number") throw new RefusedWrite(made)
    await putParts(trx, model, made, values)
    await finish(trx, model, made, buildFootprint([]))
    return { item: await getRecord(trx, model, made) }
  })
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
): Promise<WriteResult> {
  if (model.isWrittenElsewhere) return Promise.resolve(refuseWriting())
  return changeModel(db, model, id, async (trx) => {
    refuseIf(await model.move?.(trx, id, values))
    const columns = buildColumns(model, values)
    if (model.move) delete columns.parent_id
    await updateRecord(trx, model, id, columns)
    await putParts(trx, model, id, values)
  })
}

/** Enables or disables a record and returns it. */
export function enableModel(
  db: Db,
  model: ModelDefinition,
  id: number,
  enabled: boolean,
): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(refuseSingle())
  if (model.isWrittenElsewhere) return Promise.resolve(refuseWriting())
  return changeModel(db, model, id, (trx) => updateRecord(trx, model, id, { enabled }))
}

/** Deletes a record. */
export function deleteModel(db: Db, model: ModelDefinition, id: number): Promise<WriteResult> {
  if (model.isSingle) return Promise.resolve(refuseSingle())
  return writeWhole(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RefusedWrite(refuseMissing())
    const before = await model.getFootprint(trx, id)
    if (model.remove) refuseIf(await model.remove(trx, id))
    else await deleteRecord(trx, model, id)
    await announce(trx, before, buildFootprint([]))
    return { item: null }
  })
}

/** Runs a change on a locked record and publishes its tags, unless the record is unchanged. */
export function changeModel(
  db: Db,
  model: ModelDefinition,
  id: number,
  change: (trx: Trx) => Promise<void>,
): Promise<WriteResult> {
  return writeWhole(db, model, async (trx) => {
    if (!(await lockRecord(trx, model, id))) throw new RefusedWrite(refuseMissing())
    const before = await model.getFootprint(trx, id)
    const old = await getRecord(trx, model, id)
    await change(trx)
    const changed = await getRecord(trx, model, id)
    if (isSame(old, changed)) return { item: changed }
    await finish(trx, model, id, before)
    return { item: await getRecord(trx, model, id) }
  })
}

/** Thrown to roll back the transaction; its error becomes the result. */
class RefusedWrite extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.body.message)
    this.refusal = refusal
  }
}

async function writeWhole(
  db: Db,
  model: ModelDefinition,
  write: (trx: Trx) => Promise<{ item: (Values & { id: number }) | null }>,
): Promise<WriteResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      return write(trx)
    })
  } catch (fault) {
    if (fault instanceof RefusedWrite) return fault.refusal
    const refusal = resolveDatabaseRefusal(fault, model)
    if (refusal === null) throw fault
    return refusal
  }
}

async function finish(trx: Trx, model: ModelDefinition, id: number, before: Footprint) {
  refuseIf(await model.verify?.(trx, id))
  await announce(trx, before, await model.getFootprint(trx, id))
}

async function announce(trx: Trx, before: Footprint, after: Footprint) {
  for (const { table, ids } of [...before.touches, ...after.touches]) {
    await sql`UPDATE ${sql.table(table)} SET updated_at = clock_timestamp()
      WHERE id = ANY(${ids}::integer[])`.execute(trx)
  }
  await recordChanges(trx, planChanges(before, after))
}

async function putParts(trx: Trx, model: ModelDefinition, id: number, values: Values) {
  refuseIf(await model.parts?.put(trx, id, values))
}

function refuseIf(refusal: Refusal | null | undefined): void {
  if (refusal) throw new RefusedWrite(refusal)
}

function refuseMissing(): Refusal {
  return buildRefusal(404, "NOT_FOUND", "There is no such record.")
}

function refuseSingle(): Refusal {
  return buildRefusal(409, "CONFLICT", "The shop has exactly one record of this kind; it stays.")
}

function refuseWriting(): Refusal {
  return buildRefusal(
    409,
    "CONFLICT",
    "Visitors made these records; they are read and removed only.",
  )
}

function isSame(old: Values | null, changed: Values | null): boolean {
  const plain = (record: Values | null) => JSON.stringify({ ...record, updated_at: null })
  return plain(old) === plain(changed)
}
