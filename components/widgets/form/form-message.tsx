"use client"

import { type ReactNode, useEffect, useRef } from "react"
import type { RenderedField, SendResult } from "#lib/forms/form.ts"
import type { FormLabels } from "./form-labels.ts"

type FormMessageProps = {
  result: SendResult | null
  fields: readonly RenderedField[]
  controlId: (at: number) => string
  labels: FormLabels
}

/**
 * Renders the result of a submission: thanks, or the errors with links to their fields. Takes the
 * focus when it appears.
 */
export function FormMessage({ result, fields, controlId, labels }: FormMessageProps) {
  const message = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)

  useEffect(() => {
    const appears = result !== null && !isShown.current
    isShown.current = result !== null
    if (appears) message.current?.focus()
  }, [result])

  if (!result) return null
  const isSent = result.kind === "sent"
  return (
    <div
      ref={message}
      tabIndex={-1}
      role={isSent ? "status" : "alert"}
      className={`mb-5 rounded-card border-2 p-4 ${isSent ? "border-success" : "border-danger"}`}
    >
      {isSent ? (
        <p className="font-semibold text-success" {...labels.thanksLang}>
          {labels.thanks}
        </p>
      ) : (
        <ErrorList result={result} fields={fields} controlId={controlId} labels={labels} />
      )}
    </div>
  )
}

function ErrorList({
  result,
  fields,
  controlId,
  labels,
}: Omit<FormMessageProps, "result"> & { result: Extract<SendResult, { kind: "rejected" }> }) {
  const errorItems = fields.flatMap(({ name }, at): ReactNode[] => {
    const error = result.fieldErrors[name]
    if (error === undefined) return []
    return [
      <li key={name}>
        <a href={`#${controlId(at)}`} className="text-danger underline">
          {error}
        </a>
      </li>,
    ]
  })
  const message = result.error || (errorItems.length > 0 ? labels.check : labels.unavailable)
  return (
    <>
      <p className="font-semibold text-danger">{message}</p>
      {errorItems.length > 0 && <ul className="mt-2 list-disc stack-1 ps-5">{errorItems}</ul>}
    </>
  )
}
