/** A message from one tab to the others. */
export type TabMessage =
  /** The login may have changed: check the cookie. */
  | { kind: "look" }
  /** The session was checked, and its access token is valid until then. */
  | { kind: "checked"; endsAtMs: number }
  | { kind: "link"; isActive: boolean }

/** The channel to the shop's other tabs in this browser. */
export type Tabs = { publish: (message: TabMessage) => void; close: () => void }

const name = "curlew"

/**
 * Opens the channel to the other tabs; falls back to storage events without BroadcastChannel.
 * Nothing is stored permanently.
 */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  return typeof BroadcastChannel === "function" ? openChannel(onMessage) : openStorage(onMessage)
}

function openChannel(onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    const message = parseTabMessage(data)
    if (message) onMessage(message)
  }
  return { publish: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Uses storage events, which every other tab gets when a stored value changes. */
function openStorage(onMessage: (message: TabMessage) => void): Tabs {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const message = key === name && newValue !== null ? parseText(newValue) : null
    if (message) onMessage(message)
  }
  addEventListener("storage", onStorage)
  return {
    publish: (message) => {
      try {
        localStorage.setItem(name, JSON.stringify(message))
        localStorage.removeItem(name)
      } catch {
        // Without storage a tab checks the cookie when it becomes visible.
      }
    },
    close: () => removeEventListener("storage", onStorage),
  }
}

function parseText(text: string): TabMessage | null {
  try {
    return parseTabMessage(JSON.parse(text))
  } catch {
    return null
  }
}

/** Parses a message of this version of the shop; null for any other. */
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
