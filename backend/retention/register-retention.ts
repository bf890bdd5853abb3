import type { FastifyInstance } from "fastify"
import { sweepAccounts } from "#backend/accounts/sweep-accounts.ts"
import { sweepCarts } from "#backend/cart/sweep-carts.ts"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { dropOldMails } from "#backend/mail/mail-outbox.ts"
import { sweepHolds } from "#backend/orders/stock-holds.ts"
import { sweepKeptNames } from "#backend/privacy/kept-names.ts"
import type { Retention } from "./retention-days.ts"
import { sweepMailFiles } from "./sweep-mail-files.ts"
import { sweepSubmissions } from "./sweep-submissions.ts"

const everyMs = 3_600_000
const dayMs = 86_400_000

type Wish = Deps & { env: Pick<BackendEnv, "DATA_DIR" | "RETENTION_DAYS"> }

/** Registers the hourly job that deletes data past its retention period. */
export function registerRetention(app: FastifyInstance, wish: Wish): void {
  registerJob(app, wish, { name: "retention", everyMs, work: () => forgetOld(wish) })
}

/** Deletes all data older than the configured retention periods. */
export async function forgetOld(wish: Wish): Promise<void> {
  const { db, now, env } = wish
  const days: Retention = env.RETENTION_DAYS
  const before = (count: number | null) =>
    count === null ? null : new Date(now().getTime() - count * dayMs)
  const [carts, forms, mails] = [before(days.carts), before(days.forms), before(days.mails)]
  await sweepAccounts(wish, { sessions: before(days.sessions), devices: before(days.devices) })
  if (carts !== null) await sweepCarts({ db }, carts)
  if (forms !== null) await sweepSubmissions({ db }, forms)
  if (mails !== null) {
    await dropOldMails(db, mails)
    await sweepMailFiles(env.DATA_DIR, mails)
  }
  await sweepKeptNames(wish)
  await sweepHolds(wish)
}
