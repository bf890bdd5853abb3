import "server-only"
import { createHmac, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { sealData, unsealData } from "iron-session"
import { z } from "zod"
import { errorBodySchema } from "#lib/contract/error.ts"
import { getEnv } from "#lib/env.ts"
import { getSharedMemory } from "#lib/shared-memory/known-memory.ts"
import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import type { RefreshOutcome } from "./refresh-tokens.ts"
import { heldTokensSchema } from "./session.ts"

const outcomeSchema = z.union([
  z.object({ tokens: heldTokensSchema }),
  z.object({
    refusal: errorBodySchema.extend({
      status: z.number(),
      retryAfterSeconds: z.number().nullable(),
    }),
  }),
])

const rememberedForMs = 60_000
/** Lock TTL: a process that holds the lock for longer has crashed. */
const askingForMs = 15_000
const waitForMs = 6_000
const lookEveryMs = 40
const asking = "asking "

type Line = { guard: MemoryGuard; password: string; place: string }

/**
 * Returns the result of `refresh`. If several processes want the same refresh, one of them sends it
 * and the others get its result, encrypted in Redis; without Redis each sends its own.
 */
export async function askOnceForAll(
  key: string,
  ask: () => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  const guard = getSharedMemory()
  const { SESSION_SECRET: password, SITE_URL: siteUrl } = getEnv()
  if (!guard || !password) return ask()
  const word = createHmac("sha256", password).update(`refresh ${key}`).digest("base64url")
  const line = { guard, password, place: `curlew:${new URL(siteUrl).host}:refresh:${word}` }
  const own = Buffer.from(asking + randomUUID())
  const until = performance.now() + waitForMs
  while (performance.now() < until) {
    const options = { ttlMs: askingForMs, onlyIf: "absent" } as const
    const isFirst = await guard.attempt((memory) => memory.set(line.place, own, options))
    if (isFirst === undefined) break
    if (isFirst) return askForAll(line, own, ask)
    const outcome = await readOutcome(line)
    if (outcome !== null) return outcome
    await sleep(lookEveryMs)
  }
  return ask()
}

/** Refreshes and stores the result for the other processes; an error releases the lock for them. */
async function askForAll(
  { guard, password, place }: Line,
  own: Buffer,
  ask: () => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  try {
    const outcome = await ask()
    const sealed = Buffer.from(await sealData(outcome, { password, ttl: rememberedForMs / 1000 }))
    await guard.attempt((memory) => memory.set(place, sealed, { ttlMs: rememberedForMs }))
    return outcome
  } catch (fault) {
    await guard.attempt((memory) => memory.release(place, own))
    throw fault
  }
}

/** Returns null while another process is refreshing, and for a result not sealed by this shop. */
async function readOutcome({ guard, password, place }: Line): Promise<RefreshOutcome | null> {
  const bytes = await guard.attempt((memory) => memory.get(place))
  const text = bytes?.toString() ?? asking
  if (text.startsWith(asking)) return null
  const opened = await unsealData(text, { password, ttl: rememberedForMs / 1000 })
  const outcome = outcomeSchema.safeParse(opened)
  return outcome.success ? outcome.data : null
}
