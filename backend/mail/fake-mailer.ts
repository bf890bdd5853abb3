import type { Mail, Mailer } from "./mailer.ts"

export type FakeMailer = Mailer & {
  /** The sent emails, in order. */
  mails: Mail[]
  /** Makes the next `times` emails fail. */
  failNext: (times: number) => void
}

/** Returns an in-memory mailer for tests that fails on demand. */
export function buildFakeMailer(): FakeMailer {
  const mails: Mail[] = []
  let failures = 0
  return {
    mails,
    failNext(times) {
      failures = times
    },
    async send(mail) {
      if (failures > 0) {
        failures -= 1
        throw new Error("configured to fail")
      }
      mails.push(mail)
    },
    close() {},
  }
}
