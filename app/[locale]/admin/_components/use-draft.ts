import { useState, useSyncExternalStore } from "react"
import { type Draft, getDraft, saveDraft } from "#lib/admin/draft-storage.ts"
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
  const [readStored] = useState(() => buildReader(name))
  // What the server renders has no draft, and neither has what React hydrates.
  const stored = useSyncExternalStore(subscribeToNothing, readStored, readOnServer)
  const [opened] = useState(base)
  const restored = pickKnown(opened, stored?.values)
  const [typed, setTyped] = useState<Partial<Values> | null>(null)
  const [isCleared, setIsCleared] = useState(false)
  const changes = typed ?? restored
  const store = (next: Partial<Values>) => {
    setTyped(next)
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
      setIsCleared(true)
    },
    restoredAt: isCleared || Object.keys(restored).length === 0 ? null : (stored?.at ?? null),
    isChanged: Object.keys(changes).length > 0,
  }
}

const subscribeToNothing = () => () => {}
const readOnServer = () => null

/** Returns a function that reads the draft once, when the form is first rendered in the browser. */
function buildReader(name: string): () => Draft | null {
  let draft: Draft | null | undefined
  return () => {
    if (draft === undefined) draft = getDraft(name)
    return draft
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
