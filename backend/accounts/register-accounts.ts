import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { type AccountParts, buildAccountParts } from "./account-parts.ts"
import { sweepAccounts } from "./sweep-accounts.ts"

const sweepEveryMs = 86_400_000

type Wish = Deps & { env: BackendEnv; onMail: () => void }

/** Gives what customers are let in with, and forgets dead sessions and codes once a day. */
export function registerAccounts(app: FastifyInstance, wish: Wish): AccountParts {
  const sweep = () => {
    sweepAccounts(wish).catch((fault: unknown) =>
      app.log.warn({ err: fault }, "old sessions and codes cannot be removed"),
    )
  }
  let sweeping: NodeJS.Timeout | undefined
  app.addHook("onListen", () => {
    sweep()
    sweeping = setInterval(sweep, sweepEveryMs)
  })
  app.addHook("onClose", async () => clearInterval(sweeping))
  return buildAccountParts(wish.env, wish.onMail)
}
