"use client"

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { RunLabels } from "./build-run-labels.ts"
import { type AuditProgressMessage, type AuditRun, useAuditRun } from "./use-audit-run.ts"

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

type RunProgressProps = { progress: AuditProgressMessage | null; labels: RunLabels }

/** Renders the progress of an audit as a bar and as text, with the findings so far. */
function RunProgress({ progress, labels }: RunProgressProps) {
  const reading = progress === null ? labels.starting : formatProgress(labels.reading, progress)
  return (
    <div className="stack-1">
      <progress
        aria-label={labels.progress}
        aria-valuetext={reading}
        className="audit-progress"
        {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
      />
      <p className="text-sm tabular-digits">{reading}</p>
      {progress && (
        <p className="text-sm text-muted tabular-digits">
          {formatProgress(labels.found, progress)}
        </p>
      )}
    </div>
  )
}

/** Interval of screen reader updates: short enough to show activity, long enough not to disturb. */
const updateIntervalMs = 10_000

/**
 * Returns the text of the live region: the start of an audit, its progress at intervals, and its
 * end.
 */
function useAuditProgress(run: AuditRun, labels: RunLabels): string {
  const latest = useRef(run)
  latest.current = run
  const [progressText, setProgressText] = useState("")
  const isRunning = run.phase === "running"
  useEffect(() => {
    if (!isRunning) return
    setProgressText(labels.starting)
    const timer = setInterval(() => {
      const { current } = latest
      if (current.phase !== "running" || current.progress === null) return
      setProgressText(formatProgress(labels.reading, current.progress))
    }, updateIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning, labels.starting, labels.reading])
  if (run.phase === "done") return labels.done
  if (run.phase === "stopped") return labels.stopped
  return isRunning ? progressText : ""
}

/** Formats a progress text: inserts the numbers in place of "{done}" and the other placeholders. */
function formatProgress(text: string, { done, total, counts }: AuditProgressMessage): string {
  const numbers: Readonly<Record<string, number>> = { done, total, ...counts }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(numbers[name] ?? placeholder),
  )
}
