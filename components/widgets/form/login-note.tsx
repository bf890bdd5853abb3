"use client"

import { useSignedIn } from "#components/chrome/use-signed-in.ts"
import { NeedsLogin } from "#components/session/needs-login.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"

/**
 * Tells visitors who are not signed in that a form needs it, and leads them there and back; for who
 * is signed in the note leaves its room empty.
 */
export function LoginNote({ text, locale }: { text: string; locale: string }) {
  const isSignedIn = useSignedIn()
  return (
    <p
      className={`mb-5 max-w-2xl rounded-card border-2 border-warning p-4 ${isSignedIn ? "invisible" : ""}`}
    >
      <NeedsLogin
        loginPath={buildLocalePath(locale, "/login")}
        className="flex min-h-11 items-center"
      >
        {text}
      </NeedsLogin>
    </p>
  )
}
