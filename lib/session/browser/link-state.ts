/** Whether the shop's server can be reached: the specification's `link_active`. */
export type LinkState = {
  isActive: () => boolean
  /** A request had an answer of any kind, or none at all. */
  note: (hasAnswered: boolean) => void
  /** Another tab knows; it is not handed on. */
  follow: (isActive: boolean) => void
  subscribe: (onChange: () => void) => () => void
}

/** Starts as it was kept; every change is handed to `onChange`. */
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
    note: (hasAnswered) => {
      if (hasAnswered === isActive) return
      follow(hasAnswered)
      onChange(hasAnswered)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
