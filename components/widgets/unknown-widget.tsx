"use client"

import { useSignedIn } from "#components/chrome/use-signed-in.ts"

/** Says to signed-in visitors that nobody knows a widget's type; nothing to anybody else. */
export function UnknownWidget({ type, label }: { type: string; label: string }) {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <template data-unknown-widget={type} />
  return <p className="rounded-lg border border-danger p-3 text-danger">{label}</p>
}
