import pg from "pg"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import type { ModelDefinition } from "./model-definition.ts"

const users: Record<string, string> = {
  sku_options: "A SKU still uses an option that would go.",
  groups: "Other groups still stand below this one.",
}

/** Returns the API error for a violated database constraint; null for any other error. */
export function resolveDatabaseRefusal(fault: unknown, model: ModelDefinition): Refusal | null {
  if (!(fault instanceof pg.DatabaseError)) return null
  const detail = fault.detail ?? ""
  if (fault.code === "23505") return refuseTaken(model, detail)
  if (fault.code === "23503") return refuseReference(model, detail)
  if (fault.code === "23514") return refuseValue(model, fault.constraint ?? "")
  if (fault.code?.startsWith("22")) {
    return buildRefusal(400, "BAD_REQUEST", "A value has a form that cannot be kept.")
  }
  return null
}

function refuseTaken(model: ModelDefinition, detail: string): Refusal {
  const field = resolveField(model, detail)
  if (field === null) return buildRefusal(409, "CONFLICT", "There is such a record already.")
  const message = `Another record has this ${field} already.`
  return buildRefusal(409, "CONFLICT", message, { [field]: message })
}

function refuseReference(model: ModelDefinition, detail: string): Refusal {
  const user = /still referenced from table "(\w+)"/.exec(detail)?.[1]
  if (user !== undefined) {
    return buildRefusal(409, "CONFLICT", users[user] ?? "Other records still use this one.")
  }
  const field = resolveField(model, detail)
  const message = "It names a record that does not exist."
  return buildRefusal(
    400,
    "BAD_REQUEST",
    message,
    field === null ? undefined : { [field]: message },
  )
}

function refuseValue(model: ModelDefinition, constraint: string): Refusal {
  const column = constraint.replace(/_check\d*$/, "").replace(`${model.table}_`, "")
  const field = resolveFieldOfColumn(model, column)
  const message = field === null ? "These values do not fit together." : `This ${field} cannot be.`
  return buildRefusal(
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
  return own?.[0] ?? model.parts?.columns[column] ?? null
}
