"use client"

import { useSyncExternalStore } from "react"
import { Button } from "#components/ui/button.tsx"

/** Opens the browser's own printing; without scripts there is that alone, and no button. */
export function PrintButton({ label }: { label: string }) {
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isLive && <Button onClick={() => print()}>{label}</Button>
}
