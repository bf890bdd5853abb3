import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** Returns false on the server and while React hydrates what it rendered there. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer)
}
