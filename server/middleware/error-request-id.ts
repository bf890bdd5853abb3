import type { IncomingMessage, ServerResponse } from "node:http"
import { getRequestId } from "#lib/observability/request-context.ts"

const maxBytes = 10_000

/** Adds the request id to a JSON error response (5xx), so that users can quote it in a report. */
export function withErrorRequestId(request: IncomingMessage, response: ServerResponse): void {
  const id = getRequestId()
  if (id === undefined || !request.url?.startsWith("/api/")) return
  const { write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  const isErrorResponse = () =>
    response.statusCode >= 500 && isJson(response) && !response.headersSent

  response.flushHeaders = () => {
    if (!isErrorResponse()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function bufferChunk(...args: unknown[]) {
    if (!isErrorResponse() || !isBody(args[0])) return Reflect.apply(write, response, args)
    chunks.push(Buffer.from(args[0]))
    return true
  } as ServerResponse["write"]
  response.end = function endWithId(...args: unknown[]) {
    Object.assign(response, { write, end, flushHeaders })
    if (!isErrorResponse()) return Reflect.apply(end, response, args)
    if (isBody(args[0])) chunks.push(Buffer.from(args[0]))
    const body = addId(Buffer.concat(chunks), id)
    response.removeHeader("Transfer-Encoding")
    response.setHeader("Content-Length", Buffer.byteLength(body))
    return response.end(body)
  } as ServerResponse["end"]
}

/** Returns the same JSON with the id in it; anything but a small object is unchanged. */
function addId(bytes: Buffer, id: string): string | Buffer {
  if (bytes.length > maxBytes) return bytes
  try {
    const body: unknown = JSON.parse(bytes.toString())
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body)
    return isObject ? JSON.stringify({ ...body, request_id: id }) : bytes
  } catch {
    return bytes
  }
}

function isJson(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type") ?? "").startsWith("application/json")
}

function isBody(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === "string" || chunk instanceof Uint8Array
}
