import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { buildMailDeliverer } from "./mail-deliverer.ts"
import { buildFileMailer, buildSmtpMailer, type Mailer } from "./mailer.ts"
import { registerOutbox } from "./outbox-routes.ts"

/**
 * Registers the email deliverer, which sends while the back end listens, and its viewer. Returns a
 * function to call after an email was enqueued.
 */
export function registerMails(
  app: FastifyInstance,
  options: Deps & { env: BackendEnv; mailer?: Mailer },
): () => void {
  const { db, now, env } = options
  const mailer =
    options.mailer ?? (env.SMTP_URL ? buildSmtpMailer(env.SMTP_URL) : buildFileMailer(env.DATA_DIR))
  const deliverer = buildMailDeliverer({ db, mailer, from: env.MAIL_FROM ?? null, log: app.log })
  registerOutbox(app, { db, now, isOpen: env.SMTP_URL === undefined })
  app.addHook("onListen", () => deliverer.start())
  app.addHook("onClose", () => deliverer.stop())
  return deliverer.wake
}
