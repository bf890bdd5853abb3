/** What the browser itself keeps, for all tabs: nothing that is personal or secret. */
export type KeptState = {
  /** Whether the shop's server has answered the last time it was asked. */
  isLinkActive: boolean
}

export const keptStateKey = "curlew.session"

const empty: KeptState = { isLinkActive: true }

export type KeptStateParts = {
  /** Null where the browser keeps nothing. */
  storage: Pick<Storage, "getItem" | "setItem"> | null
  reportProblem: (what: string, fault?: unknown) => void
}

/** What was kept. What cannot be read is reported and counts as nothing. */
export function readKeptState({ storage, reportProblem }: KeptStateParts): KeptState {
  try {
    const text = storage?.getItem(keptStateKey) ?? null
    return text === null ? empty : parseKeptState(JSON.parse(text))
  } catch (fault) {
    reportProblem("what this browser kept cannot be read and counts as nothing", fault)
    return empty
  }
}

/** Keeps it. Where that cannot be done it is reported, and all goes on without. */
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
