import { HttpError } from "ra-core"
import { bffPath } from "#lib/auth/bff-path.ts"
import { maxUploadBytes, uploadTypes } from "#lib/contract/upload-limits.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { buildHttpError } from "./call-admin.ts"

const uploadPath = "/admin/upload"

/** Why a file cannot be uploaded, as far as the browser knows. */
export type UploadProblem = "type" | "size" | "empty"

/** Returns why a file cannot be uploaded; null if it can be tried. */
export function validateUpload({
  size,
  type,
}: {
  size: number
  type: string
}): UploadProblem | null {
  // Browsers that do not know the type leave it empty: the server looks at the content.
  if (type !== "" && !uploadTypes.includes(type)) return "type"
  if (size === 0) return "empty"
  return size > maxUploadBytes ? "size" : null
}

/** Uploads a file; `onProgress` gets the part that is sent, 0 to 1. Throws an HttpError. */
export type ImageUploader = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<{ hash: string }>

/**
 * Returns the function that uploads a file to the media library. With `XMLHttpRequest`, because
 * `fetch` reports no progress.
 */
export function buildImageUploader(token: string): ImageUploader {
  return (file, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open("POST", `${bffPath + uploadPath}?name=${encodeURIComponent(file.name)}`)
      request.setRequestHeader("x-admin-token", token)
      request.setRequestHeader("content-type", file.type === "" ? "image/unknown" : file.type)
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total)
      request.onerror = () => reject(buildHttpError(0, {}))
      request.onabort = () => reject(buildHttpError(0, {}))
      request.onload = () => {
        const json = parseJson(request.responseText)
        const hash = isRecord(json) && typeof json.key === "string" ? json.key : null
        if (request.status === 200 && hash !== null) resolve({ hash })
        else reject(buildHttpError(request.status, json))
      }
      signal.addEventListener("abort", () => request.abort())
      request.send(file)
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True if the same upload may succeed when it is tried again. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.status === 0 || error.status >= 500 || error.status === 429
}
