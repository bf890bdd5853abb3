import pg from "pg"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { ModelDefinition } from "./model-definition.ts"

const users: Readonly<Record<string, ErrorDetail>> = {
  sku_options: { code: "model_option_in_use" },
  groups: { code: "group_has_children" },
}

/** Returns the API error for a violated database constraint; null for any other error. */
export function resolveDatabaseError(error: unknown, model: ModelDefinition): ApiError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  const detail = error.detail ?? ""
  if (error.code === "23505") return buildDuplicateError(model, detail)
  if (error.code === "23503") return buildReferenceError(model, detail)
  if (error.code === "23514") return buildConstraintError(model, error.constraint ?? "")
  if (error.code?.startsWith("22")) {
    return buildApiError(400, "BAD_REQUEST", { code: "model_value_not_storable" })
  }
  return null
}

function buildDuplicateError(model: ModelDefinition, detail: string): ApiError {
  const field = resolveField(model, detail)
  return field === null
    ? buildApiError(409, "CONFLICT", { code: "model_record_duplicate" })
    : buildFieldError(field, buildDuplicateDetail(model, field), 409)
}

function buildDuplicateDetail({ urlField }: ModelDefinition, field: string): ErrorDetail {
  if (field === urlField) return { code: "model_url_duplicate" }
  return { code: "model_field_duplicate", params: { field } }
}

function buildReferenceError(model: ModelDefinition, detail: string): ApiError {
  const user = /still referenced from table "(\w+)"/.exec(detail)?.[1]
  if (user !== undefined) {
    return buildApiError(409, "CONFLICT", users[user] ?? { code: "model_record_in_use" })
  }
  const field = resolveField(model, detail)
  const unknown: ErrorDetail = { code: "model_reference_unknown" }
  return field === null
    ? buildApiError(400, "BAD_REQUEST", unknown)
    : buildFieldError(field, unknown)
}

function buildConstraintError(model: ModelDefinition, constraint: string): ApiError {
  if (constraint === "users_last_owner") {
    return buildApiError(409, "CONFLICT", { code: "admin_last_owner" })
  }
  const column = constraint.replace(/_check\d*$/, "").replace(`${model.table}_`, "")
  const field = resolveFieldOfColumn(model, column)
  return field === null
    ? buildApiError(400, "BAD_REQUEST", { code: "model_values_inconsistent" })
    : buildFieldError(field, { code: "model_field_rejected", params: { field } })
}

function resolveField(model: ModelDefinition, detail: string): string | null {
  const columns = /^Key \((.+?)\)=/.exec(detail)?.[1]?.split(", ") ?? []
  const fields = columns.map((column) => resolveFieldOfColumn(model, column))
  return fields.findLast((field) => field !== null) ?? null
}

function resolveFieldOfColumn(model: ModelDefinition, column: string): string | null {
  const own = Object.entries(model.fields).find(([, field]) => field.column === column)
  return own?.[0] ?? model.relations?.columns[column] ?? null
}
