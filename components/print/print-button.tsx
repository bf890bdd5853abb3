"use client"

import { Button } from "#components/ui/button.tsx"

/**
 * Opens the browser's print dialog. Hidden without JavaScript: the browser's own menu prints then.
 */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={() => print()} className="noscript:hidden">
      {label}
    </Button>
  )
}
