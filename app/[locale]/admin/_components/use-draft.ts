import { useState } from "react"
import { getDraft, saveDraft } from "#lib/admin/draft-storage.ts"
import { pickChanges } from "#lib/admin/pick-changes.ts"

export type FormDraft<Values extends object> = {
  values: Values
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Changes several values at once. */
  setMany: (values: Partial<Values>) => void
  /** Forgets what was typed. */
  clear: () => void
  /** When what was typed before this page was opened (ISO 8601); null if nothing was. */
  restoredAt: string | null
  isChanged: boolean
}

/**
 * Holds the values of a form and stores the changed ones in the browser until they are saved.
 * `name` identifies the form and its record.
 */
export function useDraft<Values extends object>(name: string, base: Values): FormDraft<Values> {
  const [stored] = useState(() => getDraft(name))
  const [changes, setChanges] = useState<Partial<Values>>(() => pickKnown(base, stored?.values))
  const [restoredAt, setRestoredAt] = useState(() =>
    Object.keys(pickKnown(base, stored?.values)).length > 0 ? (stored?.at ?? null) : null,
  )
  const store = (next: Partial<Values>) => {
    setChanges(next)
    saveDraft(name, { values: { ...next }, at: new Date().toISOString() })
  }
  const setMany = (values: Partial<Values>) =>
    store(pickChanges({ ...changes, ...values }, base) as Partial<Values>)
  return {
    values: { ...base, ...changes },
    set: (field, value) => {
      const { [field]: _previous, ...others } = changes
      const rest = others as Partial<Values>
      store(base[field] === value ? rest : Object.assign(rest, { [field]: value }))
    },
    setMany,
    clear: () => {
      store({})
      setRestoredAt(null)
    },
    restoredAt,
    isChanged: Object.keys(changes).length > 0,
  }
}

/** Returns the stored values of fields that the form has, and of the same type. */
function pickKnown<Values extends object>(base: Values, stored: object = {}): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(base))
  const entries = Object.entries(stored).filter(
    ([field, value]) =>
      typeof known.get(field) === typeof value && known.has(field) && known.get(field) !== value,
  )
  // The types of the values are those of the form's.
  return Object.fromEntries(entries) as Partial<Values>
}
