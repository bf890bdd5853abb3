"use client"

import type { ReactNode } from "react"
import { useForm } from "#components/account/form-context.ts"
import { buildButtonClass } from "#components/ui/button.tsx"

/** Renders the password of the login form behind a disclosure; open after it was rejected. */
export function PasswordDisclosure({
  summary,
  children,
}: {
  summary: string
  children: ReactNode
}) {
  const { state } = useForm()
  const isOpen =
    state?.kind === "rejected" &&
    (state.typed.intent === "password" || state.code === "LOGIN_REFUSED")
  return (
    <details open={isOpen}>
      <summary className={buildButtonClass("tertiary", "w-full cursor-pointer")}>{summary}</summary>
      <div className="mt-4 stack-5">{children}</div>
    </details>
  )
}
