import { isRecord } from "#lib/contract/values/record.ts"

/** What was typed into a form and is not saved yet: the changed fields, and when (ISO 8601). */
export type Draft = { values: Record<string, unknown>; at: string }

const buildKey = (name: string) => `curlew.admin.${name}`

/**
 * Returns the draft of a form; null for none. Drafts are in localStorage, so that they survive a
 * closed tab, a login and a deploy; a logout deletes them with all other personal data.
 */
export function getDraft(name: string): Draft | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(buildKey(name)) ?? "null")
    if (!isRecord(json) || !isRecord(json.values) || typeof json.at !== "string") return null
    return { values: json.values, at: json.at }
  } catch {
    return null
  }
}

/** Saves the draft of a form; deletes it if nothing is changed. */
export function saveDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length === 0) localStorage.removeItem(buildKey(name))
    else localStorage.setItem(buildKey(name), JSON.stringify(draft))
  } catch {
    // Without localStorage the form itself still has what was typed.
  }
}
