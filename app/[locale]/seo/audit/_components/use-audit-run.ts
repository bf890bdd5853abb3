"use client"

import { useRouter } from "next/navigation"
import { useCallback, useEffect, useRef, useState } from "react"
import type { AuditMessage } from "#lib/studio/audit/audit-message.ts"
import { readMessages } from "#lib/studio/audit/read-messages.ts"

export type AuditProgress = Extract<AuditMessage, { type: "progress" }>
export type AuditRun =
  | { phase: "idle" | "done" | "stopped" }
  | { phase: "running"; progress: AuditProgress | null }
  | { phase: "failed"; reason: "addresses" | "broken" | "connection" | "signedOut" }

/**
 * Starts an audit and follows its progress; refreshes the page when it is done. Unmounting aborts
 * it.
 */
export function useAuditRun(address: string) {
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
      const end = await follow(`${address}?${language}`, current.signal, (progress) =>
        setRun({ phase: "running", progress }),
      )
      if (current.signal.aborted) return
      if (end.phase === "done") router.refresh()
      setRun(end)
    },
    [address, router],
  )

  const stop = useCallback(() => {
    abort.current?.abort()
    setRun({ phase: "stopped" })
  }, [])

  return { run, start, stop }
}

/** Returns the final state of the audit. */
async function follow(
  address: string,
  signal: AbortSignal,
  tell: (progress: AuditProgress) => void,
): Promise<AuditRun> {
  try {
    const answer = await fetch(address, { method: "POST", cache: "no-store", signal })
    if (answer.status === 401) return { phase: "failed", reason: "signedOut" }
    if (!answer.ok || answer.body === null) return { phase: "failed", reason: "broken" }
    for await (const message of readMessages(answer.body)) {
      if (signal.aborted) break
      if (message.type === "progress") tell(message)
      else if (message.type === "done") return { phase: "done" }
      else return { phase: "failed", reason: message.reason }
    }
  } catch {
    // The connection failed or broke off.
  }
  return { phase: "failed", reason: "connection" }
}
