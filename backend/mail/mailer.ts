/** A mail as it leaves: addresses are checked, texts are in one piece. */
export type Mail = {
  id: string
  from: { name: string; address: string }
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  date: Date
}

export type Mailer = {
  /** Throws when the mail was not taken. The same mail may be sent twice after a crash. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}
