import type { AuditProgress } from "./run-audit.ts"

/**
 * A message that the audit streams while it runs. The last one is `done` or `failed`: `addresses`
 * if the URLs could not be listed, `broken` after an internal error.
 */
export type AuditMessage =
  | ({ type: "progress" } & AuditProgress)
  | { type: "done" }
  | { type: "failed"; reason: "addresses" | "broken" }

/**
 * Parses the NDJSON response of an audit, message by message. Invalid lines are skipped. Runs in
 * browsers too.
 */
export async function* parseAuditMessages(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AuditMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const lines = `${rest}${decoder.decode(value, { stream: !done })}`.split("\n")
      rest = done ? "" : (lines.pop() ?? "")
      for (const line of lines) {
        const message = parseMessage(line)
        if (message !== null) yield message
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseMessage(line: string): AuditMessage | null {
  try {
    const message: unknown = JSON.parse(line)
    return isMessage(message) ? message : null
  } catch {
    return null
  }
}

function isMessage(message: unknown): message is AuditMessage {
  if (typeof message !== "object" || message === null || !("type" in message)) return false
  if (message.type === "done") return true
  if (message.type === "failed") return "reason" in message
  return (
    message.type === "progress" && "done" in message && "total" in message && "counts" in message
  )
}
