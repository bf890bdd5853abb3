import { Agent, type IncomingMessage, request } from "node:http"

/** Port of the shop's process on this machine, and its public URL. */
export type LoopbackTarget = { port: number; siteUrl: string }

export type LoopbackResponse = {
  status: number
  contentType: string
  location: string | null
  robotsHeader: string
  bytes: number
  /** "" for anything but HTML, whose body is not read. */
  html: string
}

type LoopbackRequest = { path: string; signal: AbortSignal; cookie?: string | undefined }

const maxBytes = 5 * 1024 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 8 })
const sentHeaders = {
  accept: "text/html,*/*;q=0.5",
  "accept-encoding": "identity",
  // Next.js sends the complete head at once to bots with limited HTML support, such as this one.
  "user-agent": "Mozilla/5.0 (compatible; CurlewStudio; like Google-InspectionTool)",
}

/**
 * Returns the response of the shop's own process to one path, over loopback and with its public
 * host name, or null if the body exceeds 5 MB. Follows no redirect. `path` is already parsed.
 * Throws on an incomplete response.
 */
export async function requestOverLoopback(
  target: LoopbackTarget,
  input: LoopbackRequest,
): Promise<LoopbackResponse | null> {
  const message = await sendWithRetry(target, input)
  const { statusCode: status = 0, headers } = message
  const contentType = headers["content-type"] ?? ""
  const facts = {
    status,
    contentType,
    location: headers.location ?? null,
    robotsHeader: String(headers["x-robots-tag"] ?? "").toLowerCase(),
  }
  if (!/^(?:text\/html|application\/xhtml)/i.test(contentType)) {
    message.destroy()
    return { ...facts, bytes: Number(headers["content-length"] ?? 0) || 0, html: "" }
  }
  const body = await readBody(message)
  return body && { ...facts, bytes: body.length, html: body.toString("utf8") }
}

/** Sends the request again if a persistent connection was closed just as it was reused. */
async function sendWithRetry(
  target: LoopbackTarget,
  input: LoopbackRequest,
): Promise<IncomingMessage> {
  try {
    return await send(target, input)
  } catch (error) {
    if (!(error instanceof StaleConnectionError)) throw error
    return send(target, input)
  }
}

class StaleConnectionError extends Error {}

function send({ port, siteUrl }: LoopbackTarget, input: LoopbackRequest): Promise<IncomingMessage> {
  const { path, signal, cookie } = input
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      host: "127.0.0.1",
      port,
      path,
      agent,
      signal,
      headers: { ...sentHeaders, host: new URL(siteUrl).host, ...(cookie && { cookie }) },
    })
    clientRequest.once("response", resolve)
    clientRequest.once("error", (cause) => {
      const isClosed = clientRequest.reusedSocket && !signal.aborted
      reject(
        isClosed ? new StaleConnectionError("persistent connection was closed", { cause }) : cause,
      )
    })
    clientRequest.end()
  })
}

async function readBody(message: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of message) {
    const part = Buffer.from(chunk)
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return null
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}
