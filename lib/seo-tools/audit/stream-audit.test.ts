import { describe, expect, it } from "@jest/globals"
import { type AuditMessage, parseAuditMessages } from "./audit-message.ts"
import { AuditRunner } from "./audit-runner.ts"
import type { AuditProgress } from "./run-audit.ts"
import { requestAuditResult, streamAudit } from "./stream-audit.ts"

const counts = { error: 0, warning: 0, hint: 0 }

function createRunnerFixture(
  work: (reportProgress: (progress: AuditProgress) => void) => Promise<AuditMessage>,
) {
  const state = { aborted: false }
  const runner = new AuditRunner((signal, reportProgress) => {
    signal.addEventListener("abort", () => {
      state.aborted = true
    })
    return work(reportProgress)
  })
  return { runner, state }
}

const never = () => new Promise<AuditMessage>(() => {})
const unbroken = () => new AbortController().signal

async function readAll(stream: ReadableStream<Uint8Array>) {
  const messages: AuditMessage[] = []
  for await (const message of parseAuditMessages(stream)) messages.push(message)
  return messages
}

describe("audit stream", () => {
  it("sends the progress and the end as one JSON line each", async () => {
    const { runner } = createRunnerFixture(async (reportProgress) => {
      reportProgress({ done: 1, total: 3, counts })
      return { type: "done" }
    })
    expect(await readAll(streamAudit(runner, unbroken()))).toEqual([
      { type: "progress", done: 1, total: 3, counts },
      { type: "done" },
    ])
  })

  it("aborts the audit when the reader cancels", async () => {
    const { runner, state } = createRunnerFixture(never)
    const stream = streamAudit(runner, unbroken())
    await stream.cancel()
    expect(state.aborted).toBe(true)
  })

  it("aborts the audit when the connection closes", () => {
    const { runner, state } = createRunnerFixture(never)
    const abort = new AbortController()
    streamAudit(runner, abort.signal)
    expect(state.aborted).toBe(false)
    abort.abort()
    expect(state.aborted).toBe(true)
  })

  it("aborts the audit at once for a closed connection", () => {
    const { runner, state } = createRunnerFixture(never)
    streamAudit(runner, AbortSignal.abort())
    expect(state.aborted).toBe(true)
  })

  it("delivers the last message to a reader that was idle for long", async () => {
    let end = (_message: AuditMessage) => {}
    const { runner } = createRunnerFixture(
      () =>
        new Promise((resolve) => {
          end = resolve
        }),
    )
    const stream = streamAudit(runner, unbroken())
    end({ type: "failed", reason: "addresses" })
    await new Promise((resolve) => setImmediate(resolve))
    expect((await readAll(stream)).at(-1)).toEqual({ type: "failed", reason: "addresses" })
  })
})

describe("audit form without JavaScript", () => {
  it("waits for the end of the audit", async () => {
    const { runner } = createRunnerFixture(async () => ({ type: "done" }))
    expect(await requestAuditResult(runner, unbroken())).toEqual({ type: "done" })
  })

  it("aborts the audit when its request is aborted", async () => {
    const { runner, state } = createRunnerFixture(never)
    const abort = new AbortController()
    const waited = requestAuditResult(runner, abort.signal)
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
