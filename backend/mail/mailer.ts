import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { createTransport, type SendMailOptions } from "nodemailer"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"

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
  /** Where the recipient unsubscribes; null for emails that belong to no list. */
  unsubscribeUrl: string | null
}

export type Mailer = {
  /** Throws if the email was not accepted. The same email may be sent twice after a crash. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Builds nodemailer's options for an email. The Message-ID is the same on every attempt. */
export function buildMessage(mail: Mail): SendMailOptions {
  const domain = mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1)
  return {
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: "", address: mail.replyTo } }),
    subject: joinLines(mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", ...buildListHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Builds the header fields with which mail clients unsubscribe by one click (RFC 8058). */
function buildListHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
}

function joinLines(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").slice(0, 200)
}

/**
 * Writes each email to a file of its own, `{dataDir}/outbox/{date}-{id}.eml`, which mail programs
 * open. Only the process's user can read it (mode 0600). The write is atomic.
 */
export function buildFileMailer(dataDir: string): Mailer {
  const folder = join(dataDir, "outbox")
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(buildMessage(mail))
      const name = `${mail.date.toISOString().slice(0, 10)}-${mail.id}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const bytes = Buffer.isBuffer(message) ? message : await readStream(message)
      await saveFileAtomically(join(folder, name), bytes, 0o600)
    },
    close: () => composer.close(),
  }
}

async function readStream(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

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
