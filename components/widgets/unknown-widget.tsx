"use client"

import { useSignedIn } from "#components/session/use-signed-in.ts"

/**
 * Renders a notice about an unknown widget type for signed-in visitors; an empty template for
 * others.
 */
export function UnknownWidget({ type, label }: { type: string; label: string }) {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <template data-unknown-widget={type} />
  return <p className="rounded-lg border border-danger p-3 text-danger">{label}</p>
}
