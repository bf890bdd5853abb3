import { type SqlBool, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import type { ModelDefinition, Values } from "./model-definition.ts"
import { getRecordCount, listRecords } from "./record-rows.ts"

type Reader = Deps & { isAdmin: boolean }

/**
 * Returns one page of a model's records and the total count. Administrators also get hidden
 * records, and all values.
 */
export async function listModel(
  reader: Reader,
  model: ModelDefinition,
  paging: { page: number; page_size: number },
): Promise<{ data: Values[]; count: number }> {
  const where = buildShown(reader, model)
  const limit = paging.page_size
  const offset = (paging.page - 1) * limit
  const [data, count] = await Promise.all([
    listRecords(reader.db, model, { where, limit, offset }),
    getRecordCount(reader.db, model, where),
  ])
  return { data: data.map((values) => showTo(reader, model, values)), count }
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
  const [item] = await listRecords(reader.db, model, { where })
  return { ok: true, value: { item: item === undefined ? null : showTo(reader, model, item) } }
}

function showTo(reader: Reader, { toPublic }: ModelDefinition, values: Values): Values {
  return reader.isAdmin || !toPublic ? values : toPublic(values, reader.now())
}

function buildShown(reader: Reader, model: ModelDefinition) {
  const isShown = model.isShown?.(reader.now())
  return reader.isAdmin || isShown === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(${isShown})`
}
