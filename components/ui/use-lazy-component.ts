import { type ComponentType, useRef, useState } from "react"

/**
 * Returns a component, null until it is loaded, and the function that loads it once. A failed load
 * is tried again at the next call. `load` is an `import()` that returns the component.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const isRequested = useRef(false)
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const start = () => {
    if (isRequested.current) return
    isRequested.current = true
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {
        isRequested.current = false
      },
    )
  }
  return [Component, start]
}
