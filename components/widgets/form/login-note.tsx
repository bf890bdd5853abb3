"use client"

import { useSignedIn } from "#components/chrome/use-signed-in.ts"

type LoginNoteProps = { text: string; linkText: string; newTab: string; href: string }

/**
 * Tells visitors who are not signed in that a form needs it. Signing in happens in another tab, so
 * that nothing typed here is lost; for who is signed in the note leaves its room empty.
 */
export function LoginNote({ text, linkText, newTab, href }: LoginNoteProps) {
  const isSignedIn = useSignedIn()
  return (
    <p
      className={`mb-5 max-w-2xl rounded-card border-2 border-warning p-4 ${isSignedIn ? "invisible" : ""}`}
    >
      {text}{" "}
      <a href={href} target="_blank" rel="noopener" className="font-semibold text-brand underline">
        {linkText} <span className="font-normal">{newTab}</span>
      </a>
    </p>
  )
}
