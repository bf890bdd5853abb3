import type { SendMailOptions } from "nodemailer"
import type { Mail } from "./mailer.ts"

/** A mail in nodemailer's words. Its id stays the same however often it is sent. */
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
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function joinLines(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").slice(0, 200)
}
