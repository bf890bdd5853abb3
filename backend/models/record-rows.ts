import { type RawBuilder, type SqlBool, sql } from "kysely"
import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { withVersion } from "#backend/http/record-version.ts"
import type { modelListSchema } from "#lib/contract/model-call.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Db, ModelDefinition, Trx, Values } from "./model-definition.ts"
import { buildListing, resolveListError } from "./record-listing.ts"

const rowSchema = z.looseObject({
  id: z.number(),
  enabled: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
})

type Selection = {
  where: RawBuilder<SqlBool>
  /** By id, in the usual direction of the model, if absent. */
  orderBy?: RawBuilder<unknown> | null
  limit?: number
  offset?: number
}

/** Lists records in the API format, ordered by id or as requested. */
export async function listRecords(
  db: Db,
  model: ModelDefinition,
  { where, orderBy, limit = 1, offset = 0 }: Selection,
): Promise<(Values & { id: number })[]> {
  const own = Object.values(model.fields).map((field) => field.column)
  const columns = ["id", "enabled", ...own, ...(model.readOnly ?? []), "created_at", "updated_at"]
  const usual = sql`id ${sql.raw(model.isNewestFirst ? "DESC" : "ASC")}`
  const result = await sql`
    SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(model.table)}
    WHERE ${where} ORDER BY ${orderBy ?? usual} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const rows = z.array(rowSchema).parse(result.rows)
  const relations = await model.relations?.list(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...buildRecord(model, row), ...relations?.get(row.id) }))
}

/** Returns a record in the API format by id; null if there is none. */
export async function getRecord(db: Db, model: ModelDefinition, id: number) {
  const [record] = await listRecords(db, model, { where: sql<SqlBool>`id = ${id}` })
  return record ?? null
}

/** Returns the number of a model's records that match. */
async function getRecordCount(db: Db, model: ModelDefinition, where: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ${sql.table(model.table)} WHERE ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Locks a record until the transaction ends; false if there is none. */
export async function lockRecord(trx: Trx, model: ModelDefinition, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM ${sql.table(model.table)} WHERE id = ${id} FOR UPDATE`.execute(trx)
  return rows.length > 0
}

/** Inserts a row with these values and returns its id. */
export async function createRecord(trx: Trx, model: ModelDefinition, values: Values) {
  const entries = Object.entries(buildColumns(model, values))
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(model.table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
    VALUES (${sql.join(entries.map(([, value]) => value))}) RETURNING id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`no id for a new row of ${model.table}`)
  return id
}

/** Updates columns of a row; does nothing without columns. */
export async function updateRecord(trx: Trx, model: ModelDefinition, id: number, columns: Values) {
  const entries = Object.entries(columns)
  if (entries.length === 0) return
  const changes = entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`UPDATE ${sql.table(model.table)} SET ${sql.join(changes)} WHERE id = ${id}`.execute(trx)
}

/** Deletes a row, with its cascades. */
export async function deleteRecord(trx: Trx, model: ModelDefinition, id: number) {
  await sql`DELETE FROM ${sql.table(model.table)} WHERE id = ${id}`.execute(trx)
}

/** Builds the columns of the model's own table from those of the values that it stores. */
export function buildColumns(model: ModelDefinition, values: Values): Values {
  return Object.fromEntries(
    Object.entries(model.fields)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, field]) => [field.column, field.toColumn(values[name])]),
  )
}

function buildRecord(model: ModelDefinition, row: z.infer<typeof rowSchema>) {
  const fields = Object.entries(model.fields)
  const readOnly = model.readOnly ?? []
  return {
    id: row.id,
    enabled: row.enabled,
    ...Object.fromEntries(fields.map(([name, field]) => [name, field.toWire(row[field.column])])),
    ...Object.fromEntries(readOnly.map((column) => [column, row[column]])),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const editorsLock = 4_172_937

/**
 * Serialises editors' writes with an advisory lock: they are rare, and lock each other's records in
 * any order.
 */
export async function lockEditors(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${editorsLock})`.execute(trx)
}

type Reader = Deps & { isAdmin: boolean }

/**
 * Returns one page of a model's records and the total count. Administrators also get hidden
 * records, and all values, and may search, filter and sort.
 */
export async function listModel(
  reader: Reader,
  model: ModelDefinition,
  query: z.output<typeof modelListSchema>,
): Promise<Result<{ data: Values[]; count: number }, ApiError>> {
  const listing = reader.isAdmin ? buildListing(model, query) : null
  if (listing?.ok === false) return listing
  const wanted = listing?.value.where ?? sql<SqlBool>`true`
  const where = sql<SqlBool>`${buildShown(reader, model)} AND ${wanted}`
  const limit = query.page_size
  const offset = (query.page - 1) * limit
  const orderBy = listing?.value.orderBy ?? null
  try {
    const [data, count] = await Promise.all([
      listRecords(reader.db, model, { where, orderBy, limit, offset }),
      getRecordCount(reader.db, model, where),
    ])
    return { ok: true, value: { data: await showAll(reader, model, data), count } }
  } catch (error) {
    const apiError = reader.isAdmin ? resolveListError(error) : null
    if (apiError === null) throw error
    return { ok: false, error: apiError }
  }
}

/** Returns the record with this id or URL; null if none is visible to the reader. */
export async function getModel(
  reader: Reader,
  model: ModelDefinition,
  by: { id?: number | undefined; url?: string | undefined },
): Promise<Result<{ item: Values | null }, ApiError>> {
  const column = by.url === undefined ? "id" : model.urlField
  if (column === null) {
    return { ok: false, error: buildFieldError("url", { code: "model_without_url" }) }
  }
  const value = by.url ?? by.id
  const where = sql<SqlBool>`${buildShown(reader, model)} AND ${sql.ref(column)} = ${value}`
  const [item = null] = await showAll(reader, model, await listRecords(reader.db, model, { where }))
  return { ok: true, value: { item } }
}

/** Administrators get all values, with those that are computed and the version of the record. */
async function showAll(
  reader: Reader,
  model: ModelDefinition,
  records: readonly (Values & { id: number })[],
): Promise<Values[]> {
  const { toPublic } = model
  if (!reader.isAdmin) {
    return toPublic ? records.map((values) => toPublic(values, reader.now())) : [...records]
  }
  const computed = await listComputed(reader.db, model, records)
  return records.map((values) => ({ ...withVersion(values), ...computed.get(values.id) }))
}

/** Returns the computed fields of records by id; they are not part of the version. */
async function listComputed(
  db: Db,
  { table, listed = {} }: ModelDefinition,
  records: readonly { id: number }[],
): Promise<Map<number, Values>> {
  const fields = Object.entries(listed)
  if (fields.length === 0 || records.length === 0) return new Map()
  const columns = fields.map(([name, { expression }]) => sql`${expression} AS ${sql.ref(name)}`)
  const { rows } = await sql<Values & { id: number }>`
    SELECT id, ${sql.join(columns)} FROM ${sql.table(table)}
    WHERE id = ANY(${records.map(({ id }) => id)}::integer[])`.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(fields.map(([name, { toWire }]) => [name, toWire(row[name])])),
    ]),
  )
}

function buildShown(reader: Reader, model: ModelDefinition) {
  const isShown = model.isShown?.(reader.now())
  return reader.isAdmin || isShown === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(${isShown})`
}
