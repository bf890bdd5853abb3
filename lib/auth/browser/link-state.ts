/** Whether the shop's server is reachable: the specification's `link_active`. */
export type LinkState = {
  isActive: () => boolean
  /** Records whether a request got a response, of any status. */
  record: (hasResponse: boolean) => void
  /** Takes over another tab's state; it is not published again. */
  follow: (isActive: boolean) => void
  subscribe: (onChange: () => void) => () => void
}

/** Opens the link state with its stored value; calls `onChange` with every change. */
export function openLinkState(
  isActiveAtFirst: boolean,
  onChange: (isActive: boolean) => void,
): LinkState {
  let isActive = isActiveAtFirst
  const listeners = new Set<() => void>()
  const follow = (next: boolean) => {
    if (next === isActive) return
    isActive = next
    for (const listener of listeners) listener()
  }
  return {
    follow,
    isActive: () => isActive,
    record: (hasResponse) => {
      if (hasResponse === isActive) return
      follow(hasResponse)
      onChange(hasResponse)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
