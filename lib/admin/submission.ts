import { isRecord } from "#lib/contract/values/record.ts"

/** A form submission as administrators read it. */
export type AdminSubmission = {
  id: number
  form_id: number | null
  form_name: string
  data: unknown
  url: string
  created_at: string
  answered_at: string | null
  payment: { status: string; amount: string } | null
}

/** Returns what was filled in, in the form's order. */
export function listAnswers(data: unknown): { label: string; value: string }[] {
  if (!Array.isArray(data)) return []
  return data.filter(isRecord).map(({ label, name, value }) => ({
    label: typeof label === "string" && label !== "" ? label : String(name),
    value: String(value ?? ""),
  }))
}

/** Returns when a submission is deleted by itself (ISO 8601); null: never. */
export function getDeletionTime(createdAt: string, days: number | null): string | null {
  if (days === null) return null
  return new Date(Date.parse(createdAt) + days * 86_400_000).toISOString()
}
