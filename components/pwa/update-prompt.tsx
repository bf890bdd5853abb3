"use client"

import { useEffect } from "react"
import { Button } from "#components/ui/button.tsx"
import { hasSecretTyped, saveFormDraft } from "#lib/pwa/form-draft-storage.ts"
import { startPendingUpdate } from "./activate-waiting-worker.ts"

export type UpdatePromptProps = {
  labels: { available: string; update: string; dismiss: string }
  /** Called when the prompt closes. */
  onEnd: () => void
}

/** Specification 1, section 4. */
const goneAfterMs = 6_000

/** Renders the update offer for six seconds. If ignored, the next navigation applies the update. */
export function UpdatePrompt({ labels, onEnd }: UpdatePromptProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: six seconds from when it appeared
  useEffect(() => {
    const timer = setTimeout(onEnd, goneAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="status"
      style={{ maxWidth: "calc(100vw - 2rem)" }}
      className="fixed end-4 bottom-4 z-40 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink floating print:hidden"
    >
      <p className="grow font-semibold">{labels.available}</p>
      <Button
        onClick={() => {
          onEnd()
          void update()
        }}
      >
        {labels.update}
      </Button>
      <button
        type="button"
        aria-label={labels.dismiss}
        onClick={onEnd}
        className="size-11 rounded-lg text-xl text-muted hover:text-ink"
      >
        ×
      </button>
    </div>
  )
}

/** Reloads with a form draft. With a typed secret, the next navigation updates instead. */
async function update(): Promise<void> {
  if (hasSecretTyped()) return
  await startPendingUpdate()
  saveFormDraft(true)
  location.reload()
}
