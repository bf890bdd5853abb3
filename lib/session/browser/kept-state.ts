/** State in localStorage, shared by all tabs; nothing personal or secret. */
export type KeptState = {
  /** True if the server responded to the last request. */
  isLinkActive: boolean
}

export const keptStateKey = "curlew.session"

const empty: KeptState = { isLinkActive: true }

export type KeptStateParts = {
  /** Null if the browser has no storage. */
  storage: Pick<Storage, "getItem" | "setItem"> | null
  reportProblem: (what: string, fault?: unknown) => void
}

/**
 * Returns the stored state. State that cannot be parsed is reported, and the default is returned.
 */
export function readKeptState({ storage, reportProblem }: KeptStateParts): KeptState {
  try {
    const text = storage?.getItem(keptStateKey) ?? null
    return text === null ? empty : parseKeptState(JSON.parse(text))
  } catch (fault) {
    reportProblem("what this browser kept cannot be read and counts as nothing", fault)
    return empty
  }
}

/** Saves the state. A failure is reported, and the page continues without stored state. */
export function keepState({ storage, reportProblem }: KeptStateParts, state: KeptState): void {
  try {
    storage?.setItem(keptStateKey, JSON.stringify(state))
  } catch (fault) {
    reportProblem("this browser keeps nothing", fault)
  }
}

function parseKeptState(json: unknown): KeptState {
  const isKept = typeof json === "object" && json !== null && "isLinkActive" in json
  if (!isKept || typeof json.isLinkActive !== "boolean") throw new TypeError("not a kept state")
  return { isLinkActive: json.isLinkActive }
}
