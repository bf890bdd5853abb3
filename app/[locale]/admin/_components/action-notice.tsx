"use client"

import { Notice } from "#components/ui/notice.tsx"
import type { ActionState } from "./use-action.ts"

/** Renders the result of an action; its live region is there before the result. */
export function ActionNotice({ state: { message, tone } }: { state: ActionState }) {
  return (
    <div aria-live="polite">
      {message !== "" && (
        <Notice tone={tone}>
          <p>{message}</p>
        </Notice>
      )}
    </div>
  )
}
