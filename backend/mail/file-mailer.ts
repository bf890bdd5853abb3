import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import { buildMessage } from "./build-message.ts"
import type { Mailer } from "./mailer.ts"

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
      const bytes = Buffer.isBuffer(message) ? message : await read(message)
      await saveFileAtomically(join(folder, name), bytes, 0o600)
    },
    close: () => composer.close(),
  }
}

async function read(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
