import { setTimeout as sleep } from "node:timers/promises"
import { createTransport } from "nodemailer"
import { buildMessage } from "./build-message.ts"
import type { Mailer } from "./mailer.ts"

/** Timeout for one email, from connecting to the server's last reply. */
export const smtpLimitMs = 45_000

/** Sends emails through an SMTP server, such as `smtps://user:password@mail.example:465`. */
export function buildSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  })
  return {
    async send(mail) {
      const limit = sleep(smtpLimitMs, "late", { ref: false })
      const outcome = await Promise.race([transport.sendMail(buildMessage(mail)), limit])
      if (outcome === "late") throw new Error("the mail server took too long")
    },
    close: () => transport.close(),
  }
}
