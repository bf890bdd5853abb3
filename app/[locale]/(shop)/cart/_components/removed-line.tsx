"use client"

import { formatTemplate } from "#lib/i18n/format-template.ts"
import { useCartPage } from "./cart-context.ts"

/** Renders the notice about a removed line with a button that restores it. */
export function RemovedLine({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const { labels } = useCartPage()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-sunken px-4 py-1 wrap-anywhere">
      {formatTemplate(labels.removed, { name })}
      <button
        type="button"
        onClick={onPutBack}
        className="min-h-11 min-w-11 font-semibold underline"
      >
        {labels.putBack}
      </button>
    </p>
  )
}
