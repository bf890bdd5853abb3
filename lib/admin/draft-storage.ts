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

/** Returns the name under which the idempotency key of what a form sends is stored. */
export function buildRequestName(name: string): string {
  return `request.${name}`
}

/**
 * Saves the draft of a form; deletes it if nothing is changed, with the key of its request: what is
 * typed from then on is another request.
 */
export function saveDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length > 0) {
      localStorage.setItem(buildKey(name), JSON.stringify(draft))
      return
    }
    for (const each of [name, buildRequestName(name)]) localStorage.removeItem(buildKey(each))
  } catch {
    // Without localStorage the form itself still has what was typed.
  }
}
