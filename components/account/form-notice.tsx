"use client"

import type { ReactNode } from "react"
import type { AccountRefusal } from "#lib/account/account-result.ts"
import { useForm } from "./form-context.ts"
import type { FormLabels } from "./form-labels.ts"

/** Renders the result of the form around it: `done`, or the errors with links to their fields. */
export function FormNotice({ labels, done }: { labels: FormLabels; done?: ReactNode }) {
  const { id, state } = useForm()
  if (!state || state.kind === "left") return null
  if (state.kind === "refused") {
    return (
      <Notice tone="bad">
        <Refusal {...{ id, labels }} refusal={state} />
      </Notice>
    )
  }
  return done ? <Notice tone="good">{done}</Notice> : null
}

/** Renders a focusable live region: a status for success, an alert for errors. */
export function Notice({ tone, children }: { tone: "good" | "bad"; children: ReactNode }) {
  const look = tone === "good" ? "border-success" : "border-danger"
  return (
    <div
      data-notice=""
      tabIndex={-1}
      role={tone === "good" ? "status" : "alert"}
      className={`stack-2 rounded-card border-s-4 bg-sunken p-4 wrap-anywhere ${look}`}
    >
      {children}
    </div>
  )
}

function Refusal({
  id,
  refusal,
  labels,
}: {
  id: string
  refusal: AccountRefusal
  labels: FormLabels
}) {
  const { code, message, faults } = refusal
  const faulty = Object.entries(faults)
  const own =
    labels.refusals?.[code] ?? (code === "BAD_REQUEST" ? labels.check : labels.unavailable)
  return (
    <>
      <p className="font-semibold text-danger">{message || own}</p>
      {faulty.length > 0 && (
        <ul>
          {faulty.map(([name, fault]) => (
            <li key={name}>
              <a
                href={`#${id}-${name}`}
                className="inline-flex min-h-11 min-w-11 items-center text-danger underline underline-offset-4"
              >
                {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
