import { type RefObject, useEffect, useEffectEvent, useRef } from "react"

/**
 * Hands over the element once it is alive, so that what a visitor entered before the scripts had
 * arrived can be taken into the state. Give the ref to the element.
 */
export function useEarlyEntry<E extends HTMLElement>(
  adopt: (element: E) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const adoptNow = useEffectEvent(() => {
    if (ref.current) adopt(ref.current)
  })
  useEffect(() => adoptNow(), [])
  return ref
}
