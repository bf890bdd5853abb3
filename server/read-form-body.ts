import type { IncomingMessage } from "node:http"

const maxBytes = 10_000

/** The body of a plain form as it was sent, or the status that refuses it; 400 for half of one. */
export async function readFormBody(
  request: IncomingMessage,
): Promise<{ bytes: Buffer } | { status: 400 | 413 | 415 }> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";")
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") return { status: 415 }
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return { status: 413 }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > maxBytes) return { status: 413 }
      chunks.push(bytes)
    }
  } catch {
    return { status: 400 }
  }
  return { bytes: Buffer.concat(chunks) }
}
