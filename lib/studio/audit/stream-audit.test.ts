import { describe, expect, it } from "@jest/globals"
import { AuditDesk } from "./audit-desk.ts"
import type { AuditMessage } from "./audit-message.ts"
import { readMessages } from "./read-messages.ts"
import type { AuditProgress } from "./run-audit.ts"
import { awaitAudit, streamAudit } from "./stream-audit.ts"

const counts = { fault: 0, warning: 0, hint: 0 }

function openDesk(work: (tell: (progress: AuditProgress) => void) => Promise<AuditMessage>) {
  const state = { aborted: false }
  const desk = new AuditDesk((signal, tell) => {
    signal.addEventListener("abort", () => {
      state.aborted = true
    })
    return work(tell)
  })
  return { desk, state }
}

const never = () => new Promise<AuditMessage>(() => {})
const unbroken = () => new AbortController().signal

async function readAll(stream: ReadableStream<Uint8Array>) {
  const messages: AuditMessage[] = []
  for await (const message of readMessages(stream)) messages.push(message)
  return messages
}

describe("audit stream", () => {
  it("sends the progress and the end as one JSON line each", async () => {
    const { desk } = openDesk(async (tell) => {
      tell({ done: 1, total: 3, counts })
      return { type: "done" }
    })
    expect(await readAll(streamAudit(desk, unbroken()))).toEqual([
      { type: "progress", done: 1, total: 3, counts },
      { type: "done" },
    ])
  })

  it("aborts the audit when the reader cancels", async () => {
    const { desk, state } = openDesk(never)
    const stream = streamAudit(desk, unbroken())
    await stream.cancel()
    expect(state.aborted).toBe(true)
  })

  it("aborts the audit when the connection closes", () => {
    const { desk, state } = openDesk(never)
    const abort = new AbortController()
    streamAudit(desk, abort.signal)
    expect(state.aborted).toBe(false)
    abort.abort()
    expect(state.aborted).toBe(true)
  })

  it("aborts the audit at once for a closed connection", () => {
    const { desk, state } = openDesk(never)
    streamAudit(desk, AbortSignal.abort())
    expect(state.aborted).toBe(true)
  })

  it("delivers the last message to a reader that was idle for long", async () => {
    let end = (_message: AuditMessage) => {}
    const { desk } = openDesk(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    const stream = streamAudit(desk, unbroken())
    end({ type: "failed", reason: "addresses" })
    await new Promise((resolve) => setImmediate(resolve))
    expect((await readAll(stream)).at(-1)).toEqual({ type: "failed", reason: "addresses" })
  })
})

describe("audit form without JavaScript", () => {
  it("waits for the end of the audit", async () => {
    const { desk } = openDesk(async () => ({ type: "done" }))
    expect(await awaitAudit(desk, unbroken())).toEqual({ type: "done" })
  })

  it("aborts the audit when its request is aborted", async () => {
    const { desk, state } = openDesk(never)
    const abort = new AbortController()
    const waited = awaitAudit(desk, abort.signal)
    abort.abort()
    expect(await waited).toBeNull()
    expect(state.aborted).toBe(true)
  })
})

describe("parser of audit messages", () => {
  const bytes = (...parts: string[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        controller.close()
      },
    })

  it("joins messages that are split across chunks", async () => {
    const parts = ['{"type":"pro', 'gress","done":1,"total":2,"counts":{}}\n{"type":', '"done"}\n']
    expect((await readAll(bytes(...parts))).map(({ type }) => type)).toEqual(["progress", "done"])
  })

  it("skips invalid lines", async () => {
    const page = '<html>\nnull\n{"type":"other"}\n{"type":"failed"}\n42\n{"type":"done"}'
    expect(await readAll(bytes(page))).toEqual([{ type: "done" }])
  })
})
