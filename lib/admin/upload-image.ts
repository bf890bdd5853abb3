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

/** Returns the function that uploads an image to the media library. */
export function buildImageUploader(token: string): ImageUploader {
  return async (file, onProgress, signal) => {
    const path = `${uploadPath}?name=${encodeURIComponent(file.name)}`
    const type = file.type === "" ? "image/unknown" : file.type
    const json = await sendFile(path, file, { token, type, onProgress, signal })
    if (!isRecord(json) || typeof json.key !== "string") throw buildHttpError(200, json)
    return { hash: json.key }
  }
}

type SendOptions = {
  token: string
  type: string
  /** Gets the part that is sent, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Sends bytes to a path of the BFF. Returns the JSON of the response; throws an HttpError. With
 * `XMLHttpRequest`, because `fetch` reports no progress.
 */
export function sendFile(
  path: string,
  body: Blob,
  { token, type, onProgress, signal }: SendOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", bffPath + path)
    request.setRequestHeader("x-admin-token", token)
    request.setRequestHeader("content-type", type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onerror = () => reject(buildHttpError(0, {}))
    request.onabort = () => reject(buildHttpError(0, {}))
    request.onload = () => {
      const json = parseJson(request.responseText)
      if (request.status === 200) resolve(json)
      else reject(buildHttpError(request.status, json))
    }
    signal.addEventListener("abort", () => request.abort())
    request.send(body)
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
