"use client"

import { useEffect, useRef, useState } from "react"
import type { RunLabels } from "./build-run-labels.ts"
import { formatProgress } from "./format-progress.ts"
import type { AuditRun } from "./use-audit-run.ts"

/** Interval of screen reader updates: short enough to show activity, long enough not to disturb. */
const updateIntervalMs = 10_000

/**
 * Returns the text of the live region: the start of an audit, its progress at intervals, and its
 * end.
 */
export function useAuditProgress(run: AuditRun, labels: RunLabels): string {
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
