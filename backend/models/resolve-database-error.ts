import pg from "pg"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { ModelDefinition } from "./model-definition.ts"

const users: Record<string, string> = {
  sku_options: "A SKU still uses an option that would go.",
  groups: "Other groups still stand below this one.",
}

/** Returns the API error for a violated database constraint; null for any other error. */
export function resolveDatabaseError(error: unknown, model: ModelDefinition): ApiError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  const detail = error.detail ?? ""
  if (error.code === "23505") return buildDuplicateError(model, detail)
  if (error.code === "23503") return buildReferenceError(model, detail)
  if (error.code === "23514") return buildConstraintError(model, error.constraint ?? "")
  if (error.code?.startsWith("22")) {
    return buildApiError(400, "BAD_REQUEST", "A value has a format that cannot be stored.")
  }
  return null
}

function buildDuplicateError(model: ModelDefinition, detail: string): ApiError {
  const field = resolveField(model, detail)
  if (field === null) return buildApiError(409, "CONFLICT", "There is such a record already.")
  const message = `Another record has this ${field} already.`
  return buildApiError(409, "CONFLICT", message, { [field]: message })
}

function buildReferenceError(model: ModelDefinition, detail: string): ApiError {
  const user = /still referenced from table "(\w+)"/.exec(detail)?.[1]
  if (user !== undefined) {
    return buildApiError(409, "CONFLICT", users[user] ?? "Other records still use this one.")
  }
  const field = resolveField(model, detail)
  const message = "It names a record that does not exist."
  return buildApiError(
    400,
    "BAD_REQUEST",
    message,
    field === null ? undefined : { [field]: message },
  )
}

function buildConstraintError(model: ModelDefinition, constraint: string): ApiError {
  const column = constraint.replace(/_check\d*$/, "").replace(`${model.table}_`, "")
  const field = resolveFieldOfColumn(model, column)
  const message = field === null ? "These values do not fit together." : `This ${field} cannot be.`
  return buildApiError(
    400,
    "BAD_REQUEST",
    message,
    field === null ? undefined : { [field]: message },
  )
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
