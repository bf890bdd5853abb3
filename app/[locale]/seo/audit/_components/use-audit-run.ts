"use client"

import { useRouter } from "next/navigation"
import { useCallback, useEffect, useRef, useState } from "react"
import { type AuditMessage, parseAuditMessages } from "#lib/seo-tools/audit/audit-message.ts"

export type AuditProgressMessage = Extract<AuditMessage, { type: "progress" }>
export type AuditRun =
  | { phase: "idle" | "done" | "stopped" }
  | { phase: "running"; progress: AuditProgressMessage | null }
  | { phase: "failed"; reason: "addresses" | "broken" | "connection" | "signedOut" }

/**
 * Starts an audit and follows its progress; refreshes the page when it is done. Unmounting aborts
 * it.
 */
export function useAuditRun(url: string) {
  const router = useRouter()
  const [run, setRun] = useState<AuditRun>({ phase: "idle" })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const start = useCallback(
    async (choices: FormData) => {
      abort.current?.abort()
      const current = new AbortController()
      abort.current = current
      setRun({ phase: "running", progress: null })
      const language = new URLSearchParams({ language: String(choices.get("language") ?? "") })
      const end = await followAudit(`${url}?${language}`, current.signal, (progress) =>
        setRun({ phase: "running", progress }),
      )
      if (current.signal.aborted) return
      if (end.phase === "done") router.refresh()
      setRun(end)
    },
    [url, router],
  )

  const stop = useCallback(() => {
    abort.current?.abort()
    setRun({ phase: "stopped" })
  }, [])

  return { run, start, stop }
}

/** Returns the final state of the audit. */
async function followAudit(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: AuditProgressMessage) => void,
): Promise<AuditRun> {
  try {
    const response = await fetch(url, { method: "POST", cache: "no-store", signal })
    if (response.status === 401) return { phase: "failed", reason: "signedOut" }
    if (!response.ok || response.body === null) return { phase: "failed", reason: "broken" }
    for await (const message of parseAuditMessages(response.body)) {
      if (signal.aborted) break
      if (message.type === "progress") onProgress(message)
      else if (message.type === "done") return { phase: "done" }
      else return { phase: "failed", reason: message.reason }
    }
  } catch {
    // The connection failed or broke off.
  }
  return { phase: "failed", reason: "connection" }
}
