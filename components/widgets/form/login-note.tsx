"use client"

import { useSignedIn } from "#components/chrome/use-signed-in.ts"

/**
 * Tells visitors who are not signed in that a form needs it; for who is signed in the note leaves
 * its room empty.
 */
export function LoginNote({ text }: { text: string }) {
  const isSignedIn = useSignedIn()
  return (
    <p
      className={`mb-5 max-w-2xl rounded-card border-2 border-warning p-4 ${isSignedIn ? "invisible" : ""}`}
    >
      {text}
    </p>
  )
}
