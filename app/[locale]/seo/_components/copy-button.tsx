"use client"

import { useState } from "react"
import { Button } from "#components/ui/button.tsx"

type CopyButtonProps = {
  label: string
  text: () => string
  labels: { done: string; failed: string }
}

/** Renders a button that copies a text to the clipboard and shows whether that succeeded. */
export function CopyButton({ label, text, labels }: CopyButtonProps) {
  const [state, setState] = useState<"rest" | "done" | "failed">("rest")
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState("done")
    } catch {
      // Browsers may reject the call; without HTTPS there is no clipboard API at all.
      setState("failed")
    }
  }
  return (
    <span className="studio-live">
      <Button kind="secondary" onClick={copy} onBlur={() => setState("rest")}>
        {label}
      </Button>
      <span role="status" className="ms-2 text-sm">
        {state !== "rest" && labels[state]}
      </span>
    </span>
  )
}
