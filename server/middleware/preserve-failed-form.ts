import type { IncomingMessage, ServerResponse } from "node:http"
import { escapeHtml } from "#lib/contract/escape-html.ts"
import { controls, resolveField } from "#lib/forms/form-controls.ts"
import { maxFormBodyBytes } from "#lib/forms/form-limits.ts"
import type { Exchange } from "../response.ts"
import {
  getServerMessages,
  type ServerMessages,
  sendInvalidForm,
  sendPlainPage,
  sendTooLarge,
} from "./plain-pages.ts"

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
  const body = { chunks: [] as Buffer[], bytes: 0 }
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
  // No browser sends such a form, and none of it can be shown.
  if (data === null) return sendInvalidForm(request, response, 400)
  const { statusCode: status } = response
  const isGone = status < 500
  const { locale, texts } = getServerMessages(request)
  const { title, later, gone, loggedOut, open } = texts.plain.unsent
  const reason = status === 401 ? loggedOut : gone
  const address = escapeHtml(request.url ?? "/")
  sendPlainPage(response, {
    status: isGone ? status : 503,
    locale,
    title,
    content: `<p>${escapeHtml(isGone ? reason : later)}</p>
<form method="post" enctype="multipart/form-data" action="${address}">
${[...new Map(data)].map((control) => writeControl(control, texts)).join("\n")}
${isGone ? `<p><a href="${address}">${escapeHtml(open)}</a></p>` : `<button>${escapeHtml(texts.error.retry)}</button>`}
</form>`,
  })
}

/** Fields that must not be readable on the screen or in a page's source. */
const secret = /password|^code$|secret/i

/** Controls that users do not fill in. */
const hiddenControls = new Set<string>([
  ...Object.values(controls),
  "id",
  "step",
  "intent",
  "country",
  "to",
  "provider",
])

/** Resolves the label of a control that users fill in; null for all others. */
function resolveLabel(control: string, texts: ServerMessages): string | null {
  const field = resolveField(control)
  if (field !== null) return field.isSecret ? null : field.name
  if (control === controls.reply) return texts.plain.unsent.reply
  if (hiddenControls.has(control) || !/^[a-z]\w*$/i.test(control)) return null
  const words = control.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()
  const name = words.replace(/ (.)/g, (_, sign: string) => sign.toUpperCase())
  const { signUp, email } = texts.account
  const known: Readonly<Record<string, string>> = { ...texts.address.fields, ...signUp, email }
  return known[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function writeControl([control, value]: [string, unknown], texts: ServerMessages): string {
  if (secret.test(control) && resolveField(control) === null) return writeSecret(control, texts)
  const text = escapeHtml(typeof value === "string" ? value : "")
  const name = escapeHtml(control)
  const label = resolveLabel(control, texts)
  if (label === null) return `<input type="hidden" name="${name}" value="${text}">`
  return `<label>${escapeHtml(label)}<textarea name="${name}" rows="2">\n${text}</textarea></label>`
}

/** Renders an empty field, to be typed again. */
function writeSecret(control: string, { account, plain }: ServerMessages): string {
  const isCode = /code/i.test(control)
  const label = escapeHtml(isCode ? plain.unsent.code : account.login.password)
  const type = isCode ? "text" : "password"
  return `<label>${label} <input type="${type}" name="${escapeHtml(control)}" autocomplete="off"></label>`
}
