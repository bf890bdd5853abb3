/** What one tab tells the others. */
export type TabMessage =
  /** A login may have begun or ended: look at the cookie. */
  | { kind: "look" }
  /** The session was checked, and its token lasts until then. */
  | { kind: "checked"; endsAtMs: number }
  | { kind: "link"; isActive: boolean }

/** The shop's other tabs in this browser. */
export type Tabs = { tell: (message: TabMessage) => void; close: () => void }

const name = "curlew"

/** Hears the other tabs, also in browsers that have no channel for it. Nothing of it is kept. */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  return typeof BroadcastChannel === "function" ? openChannel(onMessage) : openStorage(onMessage)
}

function openChannel(onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    const message = parseTabMessage(data)
    if (message) onMessage(message)
  }
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** What is kept is heard by every other tab at the moment it changes. */
function openStorage(onMessage: (message: TabMessage) => void): Tabs {
  const hear = ({ key, newValue }: StorageEvent) => {
    const message = key === name && newValue !== null ? parseText(newValue) : null
    if (message) onMessage(message)
  }
  addEventListener("storage", hear)
  return {
    tell: (message) => {
      try {
        localStorage.setItem(name, JSON.stringify(message))
        localStorage.removeItem(name)
      } catch {
        // A browser that keeps nothing has tabs that look for themselves when they are shown.
      }
    },
    close: () => removeEventListener("storage", hear),
  }
}

function parseText(text: string): TabMessage | null {
  try {
    return parseTabMessage(JSON.parse(text))
  } catch {
    return null
  }
}

/** A message of this version of the shop; null for any other. */
export function parseTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null
  if (data.kind === "look") return { kind: "look" }
  if (data.kind === "link" && "isActive" in data && typeof data.isActive === "boolean") {
    return { kind: "link", isActive: data.isActive }
  }
  if (data.kind === "checked" && "endsAtMs" in data && Number.isFinite(data.endsAtMs)) {
    return { kind: "checked", endsAtMs: Number(data.endsAtMs) }
  }
  return null
}
