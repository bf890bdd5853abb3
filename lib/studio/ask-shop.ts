import { Agent, type IncomingMessage, request } from "node:http"

/** Where the shop listens on this machine, and the address it is known under. */
export type ShopDoor = { port: number; siteUrl: string }

export type ShopAnswer = {
  status: number
  contentType: string
  location: string | null
  robotsHeader: string
  bytes: number
  /** "" for anything but HTML, of which nothing is read. */
  html: string
}

type Asked = { path: string; signal: AbortSignal; cookie?: string | undefined }

const maxBytes = 5 * 1024 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 8 })
const sentHeaders = {
  accept: "text/html,*/*;q=0.5",
  "accept-encoding": "identity",
  // The framework gives a whole head at once to crawlers that read no further than that.
  "user-agent": "Mozilla/5.0 (compatible; CurlewStudio; like Google-InspectionTool)",
}

/**
 * What the shop's own process answers to one path, over loopback and under its public name, or null
 * if that is more than 5 MB. Follows no redirect. `path` was parsed before. Throws when there is no
 * whole answer.
 */
export async function askShop(door: ShopDoor, asked: Asked): Promise<ShopAnswer | null> {
  const message = await sendAgainIfClosed(door, asked)
  const { statusCode: status = 0, headers } = message
  const contentType = headers["content-type"] ?? ""
  const answer = {
    ...{ status, contentType, location: headers.location ?? null },
    robotsHeader: String(headers["x-robots-tag"] ?? "").toLowerCase(),
  }
  if (!/^(?:text\/html|application\/xhtml)/i.test(contentType)) {
    message.destroy()
    return { ...answer, bytes: Number(headers["content-length"] ?? 0) || 0, html: "" }
  }
  const body = await readBody(message)
  return body && { ...answer, bytes: body.length, html: body.toString("utf8") }
}

/** A connection that was kept may have been closed just as it was taken up again. */
async function sendAgainIfClosed(door: ShopDoor, asked: Asked): Promise<IncomingMessage> {
  try {
    return await send(door, asked)
  } catch (error) {
    if (!(error instanceof ClosedInBetween)) throw error
    return send(door, asked)
  }
}

class ClosedInBetween extends Error {}

function send({ port, siteUrl }: ShopDoor, asked: Asked): Promise<IncomingMessage> {
  const { path, signal, cookie } = asked
  return new Promise((resolve, reject) => {
    const sending = request({
      ...{ host: "127.0.0.1", port, path, agent, signal },
      headers: { ...sentHeaders, host: new URL(siteUrl).host, ...(cookie && { cookie }) },
    })
    sending.once("response", resolve)
    sending.once("error", (cause) => {
      const isClosed = sending.reusedSocket && !signal.aborted
      reject(isClosed ? new ClosedInBetween("kept connection was closed", { cause }) : cause)
    })
    sending.end()
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
