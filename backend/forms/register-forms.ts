import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { buildFileMailer } from "#backend/mail/file-mailer.ts"
import { buildMailDeliverer } from "#backend/mail/mail-deliverer.ts"
import type { Mailer } from "#backend/mail/mailer.ts"
import { registerOutbox } from "#backend/mail/outbox-routes.ts"
import { buildSmtpMailer } from "#backend/mail/smtp-mailer.ts"
import { registerSandboxPayments } from "#backend/payments/pay-routes.ts"
import type { PaymentGateway } from "#backend/payments/payment-gateway.ts"
import { buildSandboxGateway } from "#backend/payments/sandbox-gateway.ts"
import { buildFormKeys, type FormParts } from "./form-parts.ts"
import { buildFormEffects } from "./submission-payment.ts"
import { sweepForms } from "./sweep-forms.ts"

const sweepEveryMs = 600_000

type Wish = Deps & { env: BackendEnv; mailer?: Mailer; gateway?: PaymentGateway }

/**
 * Registers what forms need beside their calls: the payment page, the mails and their viewer. Gives
 * what the calls work with. Mails leave as soon as the back end listens.
 */
export function registerForms(app: FastifyInstance, wish: Wish): FormParts {
  const { db, now, env } = wish
  const mailer =
    wish.mailer ?? (env.SMTP_URL ? buildSmtpMailer(env.SMTP_URL) : buildFileMailer(env.DATA_DIR))
  const deliverer = buildMailDeliverer({ db, mailer, from: env.MAIL_FROM ?? null, log: app.log })
  registerOutbox(app, { db, now, isOpen: env.SMTP_URL === undefined })
  registerSandboxPayments(app, {
    ...{ db, now },
    effects: buildFormEffects(env.SITE_URL),
    onSettled: deliverer.wake,
  })
  let sweeping: NodeJS.Timeout | undefined
  app.addHook("onListen", () => {
    deliverer.start()
    sweeping = setInterval(() => {
      sweepForms({ db, now }).catch((fault: unknown) =>
        app.log.warn({ err: fault }, "old marks of forms cannot be removed"),
      )
    }, sweepEveryMs)
  })
  app.addHook("onClose", async () => {
    clearInterval(sweeping)
    await deliverer.stop()
  })
  return {
    siteUrl: env.SITE_URL,
    clientSecret: env.REVALIDATE_SECRET,
    keys: buildFormKeys(env.TOKEN_SECRET),
    gateway: wish.gateway ?? buildSandboxGateway(),
    onMail: deliverer.wake,
    onFault: (fault) => app.log.error({ err: fault }, "a payment could not be begun"),
  }
}
