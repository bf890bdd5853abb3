import "server-only"
import { ApiError, buildCallFault } from "./api-error.ts"
import { askApi } from "./ask-api.ts"

/** Most bytes of one answer. */
const maxBytes = 10 * 1024 * 1024

export type JsonReply = {
  status: number
  json: unknown
  /** The same as it was sent. */
  text: string
  retryAfterSeconds: number | null
}

type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: string | null
  timeoutMs: number
}

/**
 * The JSON that a server answers, with any status but a redirect. A redirect, another type, more
 * than 10 MB, half an answer or none: throws an ApiError of `call`.
 */
export async function fetchJson(call: string, url: string, sent: Sent): Promise<JsonReply> {
  return readReply(call, await sendRequest(call, url, sent))
}

/** The JSON of an answer that has begun, by the same rules. */
export async function readReply(call: string, response: Response): Promise<JsonReply> {
  if (response.status >= 300 && response.status <= 399) {
    await response.body?.cancel()
    throw new ApiError("contract", call, `redirect ${response.status}`)
  }
  if (!isJson(response)) {
    await response.body?.cancel()
    const kind = response.status >= 500 ? "http" : "contract"
    throw new ApiError(kind, call, `status ${response.status}, not JSON`)
  }
  const text = await readText(call, response)
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN)
  return {
    ...{ status: response.status, json: parseJson(call, text), text },
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  }
}

/** Asks a server, follows no redirect, and waits so long for it to begin and end its answer. */
export async function sendRequest(
  call: string,
  url: string,
  { timeoutMs, ...init }: Sent,
): Promise<Response> {
  try {
    return await askApi(call, url, {
      ...{ ...init, redirect: "manual", cache: "no-store" },
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw buildCallFault(call, error)
  }
}

function isJson(response: Response): boolean {
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";")
  return type.trim().toLowerCase() === "application/json"
}

async function readText(call: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw buildCallFault(call, error)
  }
  if (size > maxBytes) throw new ApiError("contract", call, "more than 10 MB")
  return Buffer.concat(chunks).toString("utf8")
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ApiError("contract", call, "the answer is not JSON", error)
  }
}
