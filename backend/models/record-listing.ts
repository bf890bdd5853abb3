import { type RawBuilder, type SqlBool, sql } from "kysely"
import pg from "pg"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { FilterScalar, RecordFilter } from "#lib/contract/record-list.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Field, ModelDefinition } from "./model-definition.ts"

/** What of a model's records to list, and in which order. */
export type Listing = { where: RawBuilder<SqlBool>; orderBy: RawBuilder<unknown> | null }

type ListQuery = {
  search: string
  filter: Readonly<Record<string, RecordFilter>>
  sort: string
  order: "asc" | "desc"
}

/** Names of columns whose text a search reads, where a model has them. */
const searchedColumns = new Set([
  "name",
  "url",
  "code",
  "title",
  "heading",
  "brand",
  "badge",
  "author",
  "first_name",
  "last_name",
  "email",
  "mobile_phone",
  "company_name",
  "from_path",
  "to_path",
  "path",
  "link",
  "parent",
  "reason",
  "suburb",
  "first_postcode",
  "slug",
  "form_name",
  "data",
])

/**
 * Builds the condition and the order of a list as administrators request it; returns an error on the
 * field that the model does not have, or whose value does not fit.
 */
export function buildListing(model: ModelDefinition, query: ListQuery): Result<Listing, ApiError> {
  const conditions = [buildSearch(model, query.search)]
  for (const [name, filter] of Object.entries(query.filter)) {
    const field = findField(model, name)
    if (field === null) return rejectField(`filter.${name}`)
    const condition = buildCondition(field, filter)
    if (condition === null) return rejectField(`filter.${name}`)
    conditions.push(condition)
  }
  const where = sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
  if (query.sort === "") return { ok: true, value: { where, orderBy: null } }
  const field = findField(model, query.sort)
  if (field === null) return rejectField("sort")
  const direction = sql.raw(query.order === "desc" ? "DESC NULLS LAST" : "ASC NULLS LAST")
  const idDirection = sql.raw(query.order)
  const orderBy = sql`${field.expression} ${direction}, id ${idDirection}`
  return { ok: true, value: { where, orderBy } }
}

function rejectField(field: string): Result<never, ApiError> {
  const reason = "is not a field to list by, or its value does not fit"
  return { ok: false, error: buildFieldError(field, { code: "value_invalid", params: { reason } }) }
}

/** Returns the error response to a value that PostgreSQL cannot compare; null for other errors. */
export function resolveListError(error: unknown): ApiError | null {
  if (!(error instanceof pg.DatabaseError) || !/^(?:22|42)/.test(error.code ?? "")) return null
  return buildApiError(400, "BAD_REQUEST", { code: "model_value_not_storable" })
}

type Listed = { expression: RawBuilder<unknown>; toColumn: Field["toColumn"] }

function findField(model: ModelDefinition, name: string): Listed | null {
  const field = Object.hasOwn(model.fields, name) ? model.fields[name] : undefined
  if (field !== undefined) return { expression: sql.ref(field.column), toColumn: field.toColumn }
  const listed = model.listed && Object.hasOwn(model.listed, name) ? model.listed[name] : undefined
  if (listed !== undefined) return listed
  const plain = ["id", "enabled", "created_at", "updated_at", ...(model.readOnly ?? [])]
  return plain.includes(name) ? { expression: sql.ref(name), toColumn: (value) => value } : null
}

/** Returns the condition of a filter; null if a value does not fit the field. */
function buildCondition(field: Listed, filter: RecordFilter): RawBuilder<SqlBool> | null {
  try {
    if (Array.isArray(filter)) {
      const each = filter.map((value) => buildEquality(field, value))
      return sql<SqlBool>`(${sql.join(each, sql` OR `)})`
    }
    if (typeof filter !== "object" || filter === null) return buildEquality(field, filter)
    const { expression, toColumn } = field
    const { min, max } = filter
    const least = min === undefined ? sql`true` : sql`${expression} >= ${toColumn(min)}`
    const most = max === undefined ? sql`true` : sql`${expression} <= ${toColumn(max)}`
    return sql<SqlBool>`(${least} AND ${most})`
  } catch {
    return null
  }
}

function buildEquality({ expression, toColumn }: Listed, value: FilterScalar): RawBuilder<SqlBool> {
  return value === null
    ? sql<SqlBool>`${expression} IS NULL`
    : sql<SqlBool>`${expression} = ${toColumn(value)}`
}

const mostWords = 8

function buildSearch(model: ModelDefinition, search: string): RawBuilder<SqlBool> {
  const words = search.split(/\s+/).filter((word) => word !== "")
  if (words.length === 0) return sql<SqlBool>`true`
  const columns = [
    ...Object.values(model.fields).map(({ column }) => column),
    ...(model.readOnly ?? []),
  ].filter((column) => searchedColumns.has(column))
  const texts = [
    ...columns.map((column) => sql`${sql.ref(column)}::text`),
    ...(model.searched ?? []),
  ]
  const text = texts.length === 0 ? sql`''` : sql`concat_ws(' ', ${sql.join(texts)})`
  const each = words.slice(0, mostWords).map((word) => sql`${text} ILIKE ${buildPattern(word)}`)
  const id = /^#?(\d{1,9})$/.exec(search)?.[1]
  const byId = id === undefined ? sql`false` : sql`id = ${Number(id)}`
  return sql<SqlBool>`(${byId} OR (${sql.join(each, sql` AND `)}))`
}

/** Returns the LIKE pattern of a text that contains this word. */
export function buildPattern(word: string): string {
  return `%${word.replaceAll(/[%_\\]/g, "\\$&")}%`
}
