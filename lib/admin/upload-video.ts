import { isRecord } from "#lib/contract/values/record.ts"
import { videoTypes } from "#lib/contract/video-file.ts"
import { type AdminSender, buildHttpError } from "./call-admin.ts"
import { isRetryable, sendFile, type UploadProblem } from "./upload-image.ts"

const partPath = "/admin/upload-part"
const maxAttempts = 3

/** Media types of videos that may be uploaded. */
export const videoUploadTypes: readonly string[] = Object.values(videoTypes)

/** Returns why a video cannot be uploaded, as far as the browser knows; null if it can be tried. */
export function validateVideo(
  { size, type }: { size: number; type: string },
  maxBytes: number,
): UploadProblem | null {
  if (type !== "" && !videoUploadTypes.includes(type)) return "type"
  if (size === 0) return "empty"
  return size > maxBytes ? "size" : null
}

/** Uploads a video; `onProgress` gets the part that is sent, 0 to 1. Throws an HttpError. */
export type VideoUploader = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<{ id: number }>

/**
 * Returns the function that uploads a video in parts, one after the other. A part that is lost is sent
 * up to three times, with a pause that grows by `pauseMs`.
 */
export function buildVideoUploader(
  token: string,
  send: AdminSender,
  pauseMs = 1_000,
): VideoUploader {
  const sendPart = async (part: Blob, options: PartOptions): Promise<string> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const json = await sendFile(partPath, part, { token, type, ...options })
        if (isRecord(json) && typeof json.key === "string") return json.key
        throw buildHttpError(502, json)
      } catch (error) {
        if (attempt === maxAttempts || !isRetryable(error) || options.signal.aborted) throw error
        await new Promise((resolve) => setTimeout(resolve, attempt * pauseMs))
      }
    }
  }
  return async (file, onProgress, signal) => {
    const { part_bytes: partBytes } = await send("getVideoLimits", {}, signal)
    const parts: string[] = []
    for (let start = 0; start < file.size; start += partBytes) {
      const part = file.slice(start, start + partBytes)
      const onPart = (sent: number) => onProgress((start + sent * part.size) / file.size)
      parts.push(await sendPart(part, { onProgress: onPart, signal }))
    }
    const { item } = await send("finishVideoUpload", { name: getTitle(file.name), parts }, signal)
    if (item === null) throw buildHttpError(502, {})
    return { id: item.id }
  }
}

const type = "application/octet-stream"

type PartOptions = { onProgress: (part: number) => void; signal: AbortSignal }

/** Returns the name of a file without its extension. */
function getTitle(fileName: string): string {
  const title = fileName.replace(/\.\w{1,5}$/, "").trim()
  return (title === "" ? fileName : title).slice(0, 200)
}
