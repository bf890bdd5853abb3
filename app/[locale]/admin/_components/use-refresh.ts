import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"

/**
 * Returns the function that fetches the data of the screen again after a change. Unlike that of
 * `ra-core` it also restarts first loads that are still pending, whose response may be from before.
 */
export function useRefresh(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void client.cancelQueries({ predicate: ({ state }) => state.data === undefined })
    void client.invalidateQueries()
  }, [client])
}
