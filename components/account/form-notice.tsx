"use client"

import type { ReactNode } from "react"
import type { TranslatedRejection } from "#lib/auth/account-result.ts"
import { useForm } from "./form-context.ts"
import type { FormLabels } from "./form-labels.ts"

/** Renders the result of the form around it: `done`, or the errors with links to their fields. */
export function FormNotice({ labels, done }: { labels: FormLabels; done?: ReactNode }) {
  const { id, state } = useForm()
  if (!state || state.kind === "redirect") return null
  if (state.kind === "rejected") {
    return (
      <Notice tone="bad">
        <RejectionDetails id={id} labels={labels} rejection={state} />
      </Notice>
    )
  }
  return done ? <Notice tone="good">{done}</Notice> : null
}

type Tone = "good" | "neutral" | "bad"

const borderClasses: Record<Tone, string> = {
  good: "border-success",
  neutral: "border-warning",
  bad: "border-danger",
}

/** Renders a focusable live region: a status for success, an alert for the rest. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div
      data-notice=""
      tabIndex={-1}
      role={tone === "good" ? "status" : "alert"}
      className={`stack-2 rounded-card border-s-4 bg-sunken p-4 wrap-anywhere ${borderClasses[tone]}`}
    >
      {children}
    </div>
  )
}

function RejectionDetails({
  id,
  rejection,
  labels,
}: {
  id: string
  rejection: TranslatedRejection
  labels: FormLabels
}) {
  const { code, message, fieldErrors } = rejection
  const invalidFields = Object.entries(fieldErrors)
  const fallback =
    labels.errorMessages?.[code] ?? (code === "BAD_REQUEST" ? labels.check : labels.unavailable)
  return (
    <>
      <p className="font-semibold text-danger">{message || fallback}</p>
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map(([name, error]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                className="inline-flex min-h-11 min-w-11 items-center text-danger underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
