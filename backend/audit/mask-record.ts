import { isDeepStrictEqual } from "node:util"

type Values = Record<string, unknown>

/** Stands for personal data and secrets, which the audit log does not store. */
export const masked = "•••"

/**
 * Fields of models with personal data that the audit log may store; the others are masked. Models
 * that are not listed hold no personal data.
 */
const storedFields: Readonly<Record<string, readonly string[]>> = {
  "cognito/user": ["enabled", "is_admin", "role"],
  "cognito/admin": ["enabled", "role"],
  "cognito/credit": ["enabled", "user_id", "supplier_id", "amount"],
  "cognito/file": ["enabled", "user_id", "mime", "bytes"],
  "cognito/form_submission": ["enabled", "form_id", "form_name", "answered_at"],
  "sell/order": [
    "status",
    "carrier",
    "tracking_number",
    "total_amount",
    "refunded_amount",
    "parcels",
    "refunds",
    "payment",
  ],
  "sell/review": ["status", "stars", "reply", "product_id"],
  "sell/question": ["is_published", "reply", "product_id"],
}

const secretName = /password|secret|token|api_?key/i
/** Fields that differ with each change, or that follow from others. */
const derived = new Set(["created_at", "updated_at", "version", "events", "steps"])

/** What a call changed: the fields that differ, before and after; null for no record. */
export type RecordChange = { before: Values | null; after: Values | null }

/**
 * Returns the fields that differ between two states of a record; null if none does. Personal data
 * and secrets are masked: that they changed is shown, but no value.
 */
export function buildRecordChange(
  model: string,
  before: Values | null,
  after: Values | null,
): RecordChange | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter(
    (name) => !derived.has(name) && !isDeepStrictEqual(before?.[name], after?.[name]),
  )
  if (changed.length === 0) return null
  const pick = (record: Values | null) =>
    record === null
      ? null
      : Object.fromEntries(changed.map((name) => [name, maskField(model, name, record[name])]))
  return { before: pick(before), after: pick(after) }
}

/** True if a stored value, or a part of it, is masked. */
export function isMasked(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes(masked)
}

function maskField(model: string, name: string, value: unknown): unknown {
  const stored = storedFields[model]
  const isPersonal = stored !== undefined && !stored.includes(name)
  return isPersonal || secretName.test(name) ? masked : maskSecrets(value)
}

function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets)
  if (typeof value !== "object" || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretName.test(name) ? masked : maskSecrets(part),
    ]),
  )
}
