"use client"

import type { FormEvent, ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { RunLabels } from "./build-run-labels.ts"
import { RunProgress } from "./run-progress.tsx"
import { useAuditProgress } from "./use-audit-progress.ts"
import { type AuditRun, useAuditRun } from "./use-audit-run.ts"

type AuditRunFormProps = {
  locale: string
  labels: RunLabels
  /** Field for the language of the audited pages. */
  choice: ReactNode
  /** Summary of the last audit, shown while none runs. */
  children: ReactNode
}

const auditApiPath = "/api/seo/audit"

/**
 * Renders the button that starts an audit of the whole site, and its progress. Works as a plain
 * form without JavaScript.
 */
export function AuditRunForm({ locale, labels, choice, children }: AuditRunFormProps) {
  const { run, start, stop } = useAuditRun(auditApiPath)
  const statusText = useAuditProgress(run, labels)
  const isRunning = run.phase === "running"
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRunning) stop()
    else void start(new FormData(event.currentTarget))
  }
  return (
    <form method="post" action={auditApiPath} onSubmit={submit} className="flex flex-col gap-3">
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind={isRunning ? "secondary" : "primary"}>
          {isRunning ? labels.stop : labels.start}
        </Button>
        {!isRunning && choice}
        {!isRunning && children}
      </div>
      {isRunning && <RunProgress progress={run.progress} labels={labels} />}
      <p role="status" className={run.phase === "stopped" ? "text-sm text-muted" : "sr-only"}>
        {statusText}
      </p>
      {run.phase === "failed" && (
        <Notice tone="danger" role="alert">
          <p>{getFailure(run.reason, labels)}</p>
        </Notice>
      )}
      <noscript>
        <p className="text-sm text-muted">{labels.withoutScripts}</p>
      </noscript>
    </form>
  )
}

function getFailure(reason: Extract<AuditRun, { reason: string }>["reason"], labels: RunLabels) {
  const failures = {
    addresses: labels.failedAddresses,
    broken: labels.failedBroken,
    connection: labels.failedConnection,
    signedOut: labels.signedOut,
  }
  return failures[reason]
}
