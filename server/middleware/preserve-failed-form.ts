import type { IncomingMessage, ServerResponse } from "node:http"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import { type EchoedFields, findEchoedFields, hasField } from "#lib/forms/echoed-fields.ts"
import { controls, formNameControl, resolveField } from "#lib/forms/form-controls.ts"
import type { Exchange } from "../response.ts"
import {
  getServerMessages,
  type ServerMessages,
  sendInvalidForm,
  sendPlainPage,
  sendTooLarge,
} from "./plain-pages.ts"

/** Matches the controls in which Next names the server action of a form. */
const actionControl = /^\$ACTION_/

/**
 * Preserves the values of a form that a browser posts without scripts, if its result page cannot be
 * rendered: sends a plain page with what was typed, to be submitted again.
 */
export function registerPreservedForm({ request, response, hooks }: Exchange): void {
  const type = request.headers["content-type"] ?? ""
  const isForm = request.method === "POST" && type.startsWith("multipart/form-data")
  if (!isForm || request.headers["next-action"] !== undefined) return
  const body = collectBody(request)
  const respond = () => {
    if (body.bytes > maxFormBodyBytes) sendTooLarge(request, response)
    else void sendPreservedForm(request, response, { type, body: Buffer.concat(body.chunks) })
  }
  hooks.replaceBody(() => (response.statusCode >= 400 ? respond : null))
}

/** Collects the body as it arrives, while the app reads it. */
function collectBody(request: IncomingMessage) {
  const body: { chunks: Buffer[]; bytes: number } = { chunks: [], bytes: 0 }
  const { push } = request
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Buffer) {
      body.bytes += chunk.length
      if (body.bytes <= maxFormBodyBytes) body.chunks.push(chunk)
    }
    return push.call(request, chunk, encoding)
  }
  return body
}

async function sendPreservedForm(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: { type: string; body: Buffer },
): Promise<void> {
  const data = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => null)
  const isGone = response.statusCode < 500
  const status = isGone ? response.statusCode : 503
  // No browser sends such a form, and none of it can be shown.
  if (data === null) return sendInvalidForm(request, response, 400)
  const form = findEchoedFields(String(data.get(formNameControl)))
  if (form === null) return sendInvalidForm(request, response, status)
  const { locale, texts } = getServerMessages(request)
  const { title, later, gone, loggedOut, open } = texts.plain.unsent
  const reason = status === 401 ? loggedOut : gone
  const address = escapeHtml(request.url ?? "/")
  sendPlainPage(response, {
    status,
    locale,
    title,
    content: `<p>${escapeHtml(isGone ? reason : later)}</p>
<form method="post" enctype="multipart/form-data" action="${address}">
${[...new Map(data)].map((control) => renderControl(control, form, texts)).join("\n")}
${isGone ? `<p><a href="${address}">${escapeHtml(open)}</a></p>` : `<button>${escapeHtml(texts.error.retry)}</button>`}
</form>`,
  })
}

/** Renders a control as the form allows it; nothing for one that the form does not list. */
function renderControl(
  [control, value]: [string, unknown],
  form: EchoedFields,
  texts: ServerMessages,
): string {
  if (hasField(form.retyped, control)) return renderSecret(control, texts)
  const text = escapeHtml(typeof value === "string" ? value : "")
  const name = escapeHtml(control)
  if (hasField(form.shown, control)) {
    const label = escapeHtml(resolveLabel(control, texts))
    return `<label>${label}<textarea name="${name}" rows="2">\n${text}</textarea></label>`
  }
  const isSent =
    hasField(form.sent, control) || control === formNameControl || actionControl.test(control)
  return isSent ? `<input type="hidden" name="${name}" value="${text}">` : ""
}

/** Resolves the label of a field that the user typed. */
function resolveLabel(control: string, texts: ServerMessages): string {
  const field = resolveField(control)
  if (field !== null) return field
  if (control === controls.reply) return texts.plain.unsent.reply
  const words = control.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()
  const name = words.replace(/ (.)/g, (_, sign: string) => sign.toUpperCase())
  const { signUp, email } = texts.account
  const known: Readonly<Record<string, string>> = { ...texts.address.fields, ...signUp, email }
  return known[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Renders an empty field, to be typed again. */
function renderSecret(control: string, { account, plain }: ServerMessages): string {
  const isCode = control === "code"
  const known = isCode ? plain.unsent.code : account.login.password
  const label = escapeHtml(resolveField(control) ?? known)
  const type = isCode ? "text" : "password"
  return `<label>${label} <input type="${type}" name="${escapeHtml(control)}" autocomplete="off"></label>`
}
