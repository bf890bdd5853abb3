import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"
import { buildAlarm } from "#backend/changes/alarm.ts"
import type { Deps } from "#backend/deps.ts"
import { payPending } from "./sandbox-books.ts"
import { claimEvent, markTold } from "./sandbox-events.ts"
import { sandboxSignatureHeader, signMessage } from "./sandbox-signature.ts"

const lookEveryMs = 1_000
const mostAtOnce = 1_000
const patienceMs = 1_000

type Parts = Deps & {
  key: Buffer
  /** Receives a webhook as if over the network; it is retried on false or an exception. */
  receive: (body: Buffer, headers: Record<string, string>) => Promise<boolean>
  log: Pick<FastifyBaseLogger, "warn">
}

export type SandboxTeller = {
  /** Sends the due webhooks, of one session or of all. */
  tell: (reference: string | null) => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

/** Sends webhooks about sandbox payments to the shop and retries them until they are received. */
export function buildSandboxTeller(parts: Parts): SandboxTeller {
  const alarm = buildAlarm()
  let isStopping = false
  let running: Promise<void> = Promise.resolve()

  const tell = async (reference: string | null) => {
    const { db, now, log } = parts
    try {
      await payPending(db, now(), reference)
      for (let told = 0; told < mostAtOnce && !isStopping; told += 1) {
        if (!(await tellNext(parts, reference))) return
      }
    } catch (fault) {
      log.warn({ err: fault }, "the practice gateway could not tell of a payment")
    }
  }
  const run = async () => {
    while (!isStopping) {
      await tell(null)
      await alarm.sleep(lookEveryMs)
    }
  }
  return {
    tell,
    start() {
      running = run()
    },
    async stop() {
      isStopping = true
      alarm.ring()
      await Promise.race([running, sleep(patienceMs, undefined, { ref: false })])
    },
  }
}

async function tellNext(
  { db, now, key, receive }: Parts,
  reference: string | null,
): Promise<boolean> {
  const event = await claimEvent(db, now(), reference)
  if (event === null) return false
  const body = Buffer.from(JSON.stringify(event))
  const headers = { [sandboxSignatureHeader]: signMessage(body, key, now()) }
  if (await receive(body, headers)) await markTold(db, event.id, now())
  return true
}
