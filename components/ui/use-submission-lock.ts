import { useEffect, useRef, useState } from "react"

/** A lock for the submissions of one form. `isBusy` is for rendering: it changes a render later. */
export type SubmissionLock = { isBusy: boolean; acquire: () => boolean; release: () => void }

/**
 * Allows one submission at a time: `acquire` is false while another has not called `release`, also
 * within the same tick. The lock is released when the page is restored from the back/forward cache,
 * as after a payment.
 */
export function useSubmissionLock(): SubmissionLock {
  const isHeld = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [lock] = useState(() => {
    const set = (isTaken: boolean) => {
      isHeld.current = isTaken
      setBusy(isTaken)
    }
    const acquire = () => {
      if (isHeld.current) return false
      set(true)
      return true
    }
    return { acquire, release: () => set(false) }
  })
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lock.release()
    }
    addEventListener("pageshow", listen)
    return () => removeEventListener("pageshow", listen)
  }, [lock])
  return { isBusy, acquire: lock.acquire, release: lock.release }
}
