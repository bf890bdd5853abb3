import type { Mail, Mailer } from "./mailer.ts"

export type FakeMailer = Mailer & {
  /** What was sent, in order. */
  mails: Mail[]
  /** Makes the next `times` mails fail. */
  failNext: (times: number) => void
}

/** A mailer in memory, for tests: fails when told to. */
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
        throw new Error("told to fail")
      }
      mails.push(mail)
    },
    close() {},
  }
}
