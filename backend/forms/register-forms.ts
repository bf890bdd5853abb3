import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { rateMemoryMs } from "#backend/limits/rate-limit.ts"
import { buildFormKeys, type FormParts } from "./form-parts.ts"

const sweepEveryMs = 600_000

type FormOptions = Deps & { env: BackendEnv; onMail: () => void }

/**
 * Returns the form dependencies and registers a job that deletes expired form records every ten
 * minutes.
 */
export function registerForms(app: FastifyInstance, options: FormOptions): FormParts {
  const { db, now, env, onMail } = options
  const work = () => deleteExpiredFormRecords({ db, now })
  registerJob(app, { db }, { name: "prune-form-tokens", everyMs: sweepEveryMs, work })
  return {
    siteUrl: env.SITE_URL,
    clientSecret: env.REVALIDATE_SECRET,
    keys: buildFormKeys(env.TOKEN_SECRET),
    retentionDays: env.RETENTION_DAYS.forms,
    onMail,
  }
}

/** Deletes expired rate-limit hits and used captcha challenges. */
async function deleteExpiredFormRecords({ db, now }: Deps): Promise<void> {
  const at = now()
  const oldest = new Date(at.getTime() - rateMemoryMs)
  await db.deleteFrom("rate_marks").where("created_at", "<", oldest).execute()
  await db.deleteFrom("captcha_uses").where("expires_at", "<", at).execute()
}
