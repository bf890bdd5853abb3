import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { buildFormKeys, type FormParts } from "./form-parts.ts"
import { sweepForms } from "./sweep-forms.ts"

const sweepEveryMs = 600_000

type Wish = Deps & { env: BackendEnv; onMail: () => void }

/**
 * Returns the form dependencies and registers a job that deletes expired form records every ten
 * minutes.
 */
export function registerForms(app: FastifyInstance, wish: Wish): FormParts {
  const { db, now, env, onMail } = wish
  const work = () => sweepForms({ db, now })
  registerJob(app, { db }, { name: "marks of forms", everyMs: sweepEveryMs, work })
  return {
    siteUrl: env.SITE_URL,
    clientSecret: env.REVALIDATE_SECRET,
    keys: buildFormKeys(env.TOKEN_SECRET),
    onMail,
  }
}
