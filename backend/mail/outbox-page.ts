import type { HtmlPage } from "#backend/http/html-page.ts"
import { escapeHtml } from "#lib/contract/values/escape-html.ts"
import type { QueuedMail } from "./mail-outbox.ts"

/** Sandbox of an email's frame: no scripts; links open outside, as they do in a mail program. */
export const frameRights = "allow-popups allow-popups-to-escape-sandbox"

/** Renders the list of emails, newest first, with a link to older ones. */
export function buildOutboxPage(
  mails: readonly QueuedMail[],
  paging: { page: number; hasOlder: boolean },
): HtmlPage {
  const rows = mails.map(
    (mail) => `<tr><td>${formatTimestamp(mail.created_at)}</td>
<td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(describeAddressee(mail))}</td><td>${escapeHtml(describeState(mail))}</td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Written</th><th scope="col">Subject</th>
<th scope="col">To</th><th scope="col">State</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`
  const links = [
    ...(paging.page > 1 ? [`<a href="/outbox?page=${paging.page - 1}">Newer</a>`] : []),
    ...(paging.hasOlder ? [`<a href="/outbox?page=${paging.page + 1}">Older</a>`] : []),
  ]
  return {
    title: "Outbox",
    main: `<h1>Outbox</h1>
<p class="note">Mails of this shop, put into files because no mail server is set (SMTP_URL).</p>
${mails.length === 0 ? "<p>There are no mails here.</p>" : table}<p>${links.join(" · ")}</p>`,
  }
}

/** Renders one email with its headers and both of its parts. */
export function buildMailPage(mail: QueuedMail): HtmlPage {
  const headers = [
    ["From", mail.from_address ?? "the organisation’s address"],
    ["To", describeAddressee(mail)],
    ["Reply-To", mail.reply_to ?? "(none)"],
    ["Date", formatTimestamp(mail.created_at)],
    ["State", describeState(mail)],
    ["About", mail.about],
  ]
  const rows = headers.map(
    ([name = "", value = ""]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  return {
    title: mail.subject,
    main: `<p><a href="/outbox">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<table><tbody>${rows.join("\n")}</tbody></table>
<h2>HTML</h2><iframe src="/outbox/${mail.id}/html" sandbox="${frameRights}" title="The mail’s HTML"></iframe>
<h2>Text</h2><pre>${escapeHtml(mail.text_body)}</pre>`,
  }
}

function describeAddressee(mail: QueuedMail): string {
  return mail.to_address ?? "the shop’s owner"
}

function describeState(mail: QueuedMail): string {
  if (mail.sent_at !== null) return `sent ${formatTimestamp(mail.sent_at)}`
  const reason = mail.last_error === null ? "" : `: ${mail.last_error}`
  if (mail.given_up_at !== null) return `given up after ${mail.attempts} attempts${reason}`
  return mail.attempts === 0 ? "waiting" : `waiting, attempt ${mail.attempts}${reason}`
}

function formatTimestamp(timestamp: Date): string {
  return `${timestamp.toISOString().slice(0, 19).replace("T", " ")} UTC`
}
