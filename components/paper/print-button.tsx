"use client"

import { Button } from "#components/ui/button.tsx"

/** Opens the browser's own printing; without scripts there is that alone, and no button. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={() => print()} className="noscript:hidden">
      {label}
    </Button>
  )
}
