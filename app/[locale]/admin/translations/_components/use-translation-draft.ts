import { useRef, useState } from "react"
import { getDraft, saveDraft } from "#lib/admin/draft-storage.ts"
import type { WireTranslatedText } from "#lib/contract/translation-admin-calls.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** A text that was typed, and the version of the stored one that it is based on. */
type TypedText = { text: string; version: string }
export type TypedTexts = Readonly<Record<string, TypedText>>

export type TranslationDraft = {
  typed: TypedTexts
  /** When what was typed before this page was opened (ISO 8601); null if nothing was. */
  restoredAt: string | null
  set: (shown: WireTranslatedText, text: string) => void
  /** Saves the text as it is over the version that is shown, even if it is the same. */
  confirm: (shown: WireTranslatedText) => void
  /** Forgets what was typed of a text. */
  drop: (field: string) => void
  clear: () => void
  /** Forgets what was saved; what was typed since then stays. */
  forget: (saved: TypedTexts) => void
}

/**
 * Holds what was typed of a record's texts, also of those on other pages of its list, and stores it in the
 * browser until it is saved. `name` identifies the record and the language.
 */
export function useTranslationDraft(name: string): TranslationDraft {
  const [stored] = useState(() => getDraft(name))
  const [typed, setTyped] = useState<TypedTexts>(() => parseTyped(stored?.values))
  const [isRestored, setIsRestored] = useState(Object.keys(typed).length > 0)
  // A save that ends later must not forget what was typed while it ran.
  const latest = useRef(typed)
  const store = (next: TypedTexts) => {
    latest.current = next
    setTyped(next)
    saveDraft(name, { values: { ...next }, at: new Date().toISOString() })
  }
  const drop = (field: string) => {
    const { [field]: _, ...others } = latest.current
    store(others)
  }
  const clear = () => {
    store({})
    setIsRestored(false)
  }
  return {
    typed,
    restoredAt: isRestored ? (stored?.at ?? null) : null,
    drop,
    set: ({ field, text: saved, version: shown }, text) => {
      const version = latest.current[field]?.version ?? shown
      if (text === saved && version === shown) drop(field)
      else store({ ...latest.current, [field]: { text, version } })
    },
    confirm: ({ field, text, version }) =>
      store({
        ...latest.current,
        [field]: { text: latest.current[field]?.text ?? text, version },
      }),
    clear,
    forget: (saved) => {
      const rest = Object.entries(latest.current).filter(
        ([field, { text }]) => saved[field]?.text !== text,
      )
      if (rest.length === 0) clear()
      else store(Object.fromEntries(rest))
    },
  }
}

function parseTyped(values: object = {}): TypedTexts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (!isRecord(value)) return []
      const { text, version } = value
      const isKnown = typeof text === "string" && typeof version === "string"
      return isKnown ? [[field, { text, version }] as const] : []
    }),
  )
}
