/** State in localStorage, shared by all tabs; nothing personal or secret. */
export type StoredLinkState = {
  /** True if the server responded to the last request. */
  isLinkActive: boolean
}

export const linkStateKey = "curlew.session"

const empty: StoredLinkState = { isLinkActive: true }

export type LinkStateStorageDeps = {
  /** Null if the browser has no storage. */
  storage: Pick<Storage, "getItem" | "setItem"> | null
  reportProblem: (what: string, error?: unknown) => void
}

/**
 * Returns the stored state. State that cannot be parsed is reported, and the default is returned.
 */
export function getStoredLinkState({
  storage,
  reportProblem,
}: LinkStateStorageDeps): StoredLinkState {
  try {
    const text = storage?.getItem(linkStateKey) ?? null
    return text === null ? empty : parseStoredLinkState(JSON.parse(text))
  } catch (error) {
    reportProblem("session: stored link state unreadable, using the default", error)
    return empty
  }
}

/** Saves the state. A failure is reported, and the page continues without stored state. */
export function saveLinkState(
  { storage, reportProblem }: LinkStateStorageDeps,
  state: StoredLinkState,
): void {
  try {
    storage?.setItem(linkStateKey, JSON.stringify(state))
  } catch (error) {
    reportProblem("session: localStorage unavailable", error)
  }
}

function parseStoredLinkState(json: unknown): StoredLinkState {
  const hasLinkState = typeof json === "object" && json !== null && "isLinkActive" in json
  if (!hasLinkState || typeof json.isLinkActive !== "boolean")
    throw new TypeError("not a stored link state")
  return { isLinkActive: json.isLinkActive }
}
