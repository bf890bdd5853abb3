import { createHmac, timingSafeEqual } from "node:crypto"
import type { FastifyBaseLogger } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { buildOutboxWorker } from "#backend/outbox/outbox-worker.ts"
import { claimEvent, saveSandboxEventSent } from "./sandbox-events.ts"
import { updatePendingSessions } from "./sandbox-store.ts"

/** The header with the signature of the sandbox's webhooks. */
export const sandboxSignatureHeader = "sandbox-signature"

const maxAgeSeconds = 300
const signaturePattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Returns the signature of a message: its timestamp, and an HMAC of timestamp and message. */
export function signMessage(body: Buffer, key: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${buildHash(seconds, body, key).toString("hex")}`
}

/** True if a message was signed with the key less than five minutes ago. */
export function isSigned(
  body: Buffer,
  signature: unknown,
  { key, now }: { key: Buffer; now: Date },
): boolean {
  const parts = signaturePattern.exec(typeof signature === "string" ? signature : "")
  if (!parts) return false
  const seconds = Number(parts[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > maxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(parts[2] ?? "", "hex"), buildHash(seconds, body, key))
}

function buildHash(seconds: number, body: Buffer, key: Buffer): Buffer {
  return createHmac("sha256", key).update(`${seconds}.`).update(body).digest()
}

const lookEveryMs = 1_000
const mostAtOnce = 1_000
const stopTimeoutMs = 1_000

type SandboxWebhookDeps = Deps & {
  key: Buffer
  /** Receives a webhook as if over the network; it is retried on false or an exception. */
  receive: (body: Buffer, headers: Record<string, string>) => Promise<boolean>
  log: Pick<FastifyBaseLogger, "warn">
}

export type SandboxWebhookSender = {
  /** Sends the due webhooks, of one session or of all. */
  send: (reference: string | null) => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

/** Sends webhooks about sandbox payments to the shop and retries them until they are received. */
export function buildSandboxWebhookSender(parts: SandboxWebhookDeps): SandboxWebhookSender {
  let isStopping = false

  const send = async (reference: string | null) => {
    const { db, now, log } = parts
    try {
      await updatePendingSessions(db, now(), reference)
      for (let sent = 0; sent < mostAtOnce && !isStopping; sent += 1) {
        if (!(await sendNext(parts, reference))) return
      }
    } catch (error) {
      log.warn({ err: error }, "sandbox: webhook failed")
    }
  }
  const worker = buildOutboxWorker({
    async deliverNext() {
      await send(null)
      return false
    },
    getDueInMs: async () => null,
    longestSleepMs: lookEveryMs,
    stopTimeoutMs,
    onError: (error) => parts.log.warn({ err: error }, "sandbox: webhook failed"),
  })
  return {
    send,
    start: worker.start,
    async stop() {
      isStopping = true
      await worker.stop()
    },
  }
}

async function sendNext(
  { db, now, key, receive }: SandboxWebhookDeps,
  reference: string | null,
): Promise<boolean> {
  const event = await claimEvent(db, now(), reference)
  if (event === null) return false
  const body = Buffer.from(JSON.stringify(event))
  const headers = { [sandboxSignatureHeader]: signMessage(body, key, now()) }
  if (await receive(body, headers)) await saveSandboxEventSent(db, event.id, now())
  return true
}
