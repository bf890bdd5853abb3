"use client"

import { NeedsLogin } from "#components/session/needs-login.tsx"
import { useSignedIn } from "#components/session/use-signed-in.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/**
 * Renders a link to the login, which returns to this page, for visitors who are not signed in. For
 * signed-in users it stays invisible and reserves its space.
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
