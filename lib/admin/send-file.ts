import { bffPath } from "#lib/auth/bff-path.ts"
import { NoReply, type RequestSender } from "#lib/auth/browser/http.ts"

const timeoutMs = 50_000
const filePath = "/admin/file"

/**
 * Returns a sender for calls that send a file, which reports the sent fraction, 0 to 1. Only
 * XMLHttpRequest has the progress of an upload.
 */
export function buildFileSender(onProgress: (fraction: number) => void): RequestSender {
  return (_path, init, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open("POST", bffPath + filePath)
      request.timeout = timeoutMs
      request.setRequestHeader("Content-Type", "application/json")
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => resolve({ status: request.status, json: parseJson(request) })
      const fail = () => reject(new NoReply(filePath))
      request.onerror = fail
      request.ontimeout = fail
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener("abort", () => request.abort())
      request.send(String(init?.body ?? ""))
    })
}

function parseJson({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}
