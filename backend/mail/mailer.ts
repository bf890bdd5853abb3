/** An email ready to send: addresses are validated, texts complete. */
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
  /** Throws if the email was not accepted. The same email may be sent twice after a crash. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}
