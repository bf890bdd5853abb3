import { type RefObject, useEffect, useRef, useState } from "react"

type InvalidFocus = {
  form: RefObject<HTMLFormElement | null>
  /** Focuses the form's first invalid field, if there is one, once its errors are rendered. */
  focusInvalid: () => void
}

/** Returns the ref of a form, and the function that focuses its first invalid field. */
export function useInvalidFocus(): InvalidFocus {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  return { form, focusInvalid: () => setAttempts((count) => count + 1) }
}
