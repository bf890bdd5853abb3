import { createTransport } from "nodemailer"
import { buildMessage } from "./build-message.ts"
import type { Mailer } from "./mailer.ts"

/** Timeout for one email, from connecting to the server's last reply. */
export const smtpLimitMs = 45_000

/**
 * Sends emails through an SMTP server, such as `smtps://user:password@mail.example:465`. Closes the
 * connection of an email that takes longer than `limitMs`, so that it is not sent beside its retry.
 */
export function buildSmtpMailer(url: string, limitMs = smtpLimitMs): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  })
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(limitMs)
      try {
        await transport.sendMail({ ...buildMessage(mail), signal })
      } catch (error) {
        if (signal.aborted) throw new Error("the mail server took too long", { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
