import { createContext, useContext, useEffect } from "react"

/** Adds to the number of fields on the screen whose text cannot be saved. */
export const UnusableFields = createContext<(count: number) => void>(() => {})

/** Counts a form's fields whose text cannot be saved among those of the screen. */
export function useUnusableFields(count: number): void {
  const add = useContext(UnusableFields)
  useEffect(() => {
    add(count)
    return () => add(-count)
  }, [add, count])
}
