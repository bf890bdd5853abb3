import type { IncomingMessage, ServerResponse } from "node:http"
import { getRequestId } from "#lib/contract/watch/request-scope.ts"

const mostBytes = 10_000

/** Adds the request id to a JSON error response (5xx), so that users can quote it in a report. */
export function nameFault(request: IncomingMessage, response: ServerResponse): void {
  const id = getRequestId()
  if (id === undefined || !request.url?.startsWith("/api/")) return
  const { write, end, flushHeaders } = response
  const pieces: Buffer[] = []
  const isFault = () => response.statusCode >= 500 && isJson(response) && !response.headersSent

  response.flushHeaders = () => {
    if (!isFault()) Reflect.apply(flushHeaders, response, [])
  }
  response.write = function holdBack(...args: unknown[]) {
    if (!isFault() || !isBody(args[0])) return Reflect.apply(write, response, args)
    pieces.push(Buffer.from(args[0]))
    return true
  } as ServerResponse["write"]
  response.end = function endNamed(...args: unknown[]) {
    Object.assign(response, { write, end, flushHeaders })
    if (!isFault()) return Reflect.apply(end, response, args)
    if (isBody(args[0])) pieces.push(Buffer.from(args[0]))
    const body = addId(Buffer.concat(pieces), id)
    response.removeHeader("Transfer-Encoding")
    response.setHeader("Content-Length", Buffer.byteLength(body))
    return response.end(body)
  } as ServerResponse["end"]
}

/** Returns the same JSON with the id in it; anything but a small object is unchanged. */
function addId(bytes: Buffer, id: string): string | Buffer {
  if (bytes.length > mostBytes) return bytes
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
