import type { SendMailOptions } from "nodemailer"
import type { Mail } from "./mailer.ts"

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
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function joinLines(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").slice(0, 200)
}
