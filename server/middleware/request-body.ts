import type { IncomingMessage } from "node:http"

const maxBytes = 10_000

type Body<S extends number> = { bytes: Buffer } | { status: S }

/**
 * Reads the raw body of a URL-encoded form, or returns the error status; 400 if it is incomplete.
 */
export async function getFormBody(request: IncomingMessage): Promise<Body<400 | 413 | 415>> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";")
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") return { status: 415 }
  return getBodyBytes(request, maxBytes)
}

/** Reads a raw body up to a maximum size, or returns the error status. */
export async function getBodyBytes(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Body<400 | 413>> {
  if (Number(request.headers["content-length"] ?? 0) > limitBytes) return { status: 413 }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > limitBytes) return { status: 413 }
      chunks.push(bytes)
    }
  } catch {
    return { status: 400 }
  }
  return { bytes: Buffer.concat(chunks) }
}
