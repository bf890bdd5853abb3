import type { IncomingMessage, ServerResponse } from "node:http"
import { controls, resolveField } from "#lib/forms/form-controls.ts"
import { maxSendingBytes } from "#lib/forms/form-limits.ts"
import { escapeHtml, sendPlainPage } from "./plain-page.ts"
import { sendTooLarge } from "./refuse-large-body.ts"

/**
 * Loses nothing of a form that a browser sent without scripts when the page that would say what
 * became of it cannot be made: a plain page then shows what was typed, to be sent again.
 */
export function rescueSending(request: IncomingMessage, response: ServerResponse): void {
  const type = request.headers["content-type"] ?? ""
  const isForm = request.method === "POST" && type.startsWith("multipart/form-data")
  if (!isForm || request.headers["next-action"] !== undefined) return
  const body = collectBody(request)
  holdBackFailure(response, () => {
    if (body.bytes > maxSendingBytes) sendTooLarge(response)
    else void sendBack(response, request.url ?? "/", { type, body: Buffer.concat(body.chunks) })
  })
}

/** Swallows what the app answers where that is a failure, and lets `answer` speak instead. */
function holdBackFailure(response: ServerResponse, answer: () => void): void {
  const { write, end, flushHeaders } = response
  const isFailure = () => response.statusCode >= 400 && !response.headersSent
  response.flushHeaders = () => {
    if (!isFailure()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function writeSuccess(...args: unknown[]) {
    return isFailure() || Reflect.apply(write, response, args)
  } as ServerResponse["write"]
  response.end = function endSuccess(...args: unknown[]) {
    const isHeldBack = isFailure()
    Object.assign(response, { write, end, flushHeaders })
    if (!isHeldBack) return Reflect.apply(end, response, args)
    answer()
    return response
  } as ServerResponse["end"]
}

/** The body as it comes in, while the app reads it. */
function collectBody(request: IncomingMessage) {
  const body = { chunks: [] as Buffer[], bytes: 0 }
  const { push } = request
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Buffer) {
      body.bytes += chunk.length
      if (body.bytes <= maxSendingBytes) body.chunks.push(chunk)
    }
    return push.call(request, chunk, encoding)
  }
  return body
}

async function sendBack(
  response: ServerResponse,
  address: string,
  { type, body }: { type: string; body: Buffer },
): Promise<void> {
  const data = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => new FormData())
  const { statusCode: status } = response
  const isGone = status < 500
  const reason = status === 401 ? loggedOut : gone
  sendPlainPage(response, {
    status: isGone ? status : 503,
    title: "Your form has not been sent",
    content: `<p>${isGone ? reason : later}</p>
<form method="post" enctype="multipart/form-data" action="${escapeHtml(address)}">
${[...new Map(data)].map(writeControl).join("\n")}
${isGone ? `<p><a href="${escapeHtml(address)}">Open the page again</a></p>` : "<button>Try again</button>"}
</form>`,
  })
}

const later = `We cannot take it right now. What you typed is below. Please try again in a moment.`
const gone = `The page has changed since you opened it. What you typed is below: please open the
page again and copy it there.`

const loggedOut = `You are no longer logged in. What you typed is below: please open the page again,
log in, and copy it there.`

/** Fields of ours that nobody else may read off the screen or find in a page's source. */
const secret = /password|^code$|secret/i

/** Controls that visitors do not fill in. */
const silent = new Set<string>([
  ...Object.values(controls),
  ...["id", "step", "wish", "country", "to", "provider"],
])

/** What a person calls a control that is filled in by one; null for all others. */
function resolveLabel(control: string): string | null {
  const field = resolveField(control)
  if (field !== null) return field.isSecret ? null : field.name
  if (control === controls.reply) return "Your answer to the question"
  if (silent.has(control) || !/^[a-z]\w*$/i.test(control)) return null
  const words = control.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function writeControl([control, value]: [string, unknown]): string {
  if (secret.test(control) && resolveField(control) === null) return writeSecret(control)
  const text = escapeHtml(typeof value === "string" ? value : "")
  const name = escapeHtml(control)
  const label = resolveLabel(control)
  if (label === null) return `<input type="hidden" name="${name}" value="${text}">`
  return `<label>${escapeHtml(label)}<textarea name="${name}" rows="2">\n${text}</textarea></label>`
}

/** Empty, to be typed again. */
function writeSecret(control: string): string {
  const [label, type] = /code/i.test(control) ? ["Code", "text"] : ["Password", "password"]
  return `<label>${label} <input type="${type}" name="${escapeHtml(control)}" autocomplete="off"></label>`
}
