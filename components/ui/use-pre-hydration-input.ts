import { type RefObject, useEffect, useEffectEvent, useRef } from "react"

/**
 * Calls `adopt` with the element after hydration, so that input from before hydration can be copied
 * into the state. Attach the returned ref to the element.
 */
export function usePreHydrationInput<E extends HTMLElement>(
  adopt: (element: E) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const adoptInput = useEffectEvent(() => {
    if (ref.current) adopt(ref.current)
  })
  useEffect(() => adoptInput(), [])
  return ref
}
