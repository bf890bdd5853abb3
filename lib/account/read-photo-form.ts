import "server-only"
import { readBoundedBody } from "#lib/runtime/read-bounded-body.ts"
import { maxPhotoBytes, type PhotoProblem, photoControls } from "./photo.ts"

/** Overhead of the multipart form around the file. */
const formBytes = 20_000

/** What a form with a photo posted: its controls, and the file or why there is none. */
export type PhotoForm = {
  data: FormData | null
  photo: { ok: true; bytes: Buffer } | { ok: false; problem: PhotoProblem }
}

/** Reads a multipart form with one photo of at most 10 MB. */
export async function readPhotoForm(request: Request): Promise<PhotoForm> {
  const body = await readBoundedBody(request.body, maxPhotoBytes + formBytes)
  if (body === null) return { data: null, photo: reject("size") }
  const data = await parseForm(body, request.headers.get("content-type") ?? "")
  const file = data?.get(photoControls.photo)
  if (!(file instanceof File) || file.size === 0) return { data, photo: reject("missing") }
  if (file.size > maxPhotoBytes) return { data, photo: reject("size") }
  return { data, photo: { ok: true, bytes: Buffer.from(await file.arrayBuffer()) } }
}

function reject(problem: PhotoProblem): { ok: false; problem: PhotoProblem } {
  return { ok: false, problem }
}

function parseForm(body: Buffer, type: string): Promise<FormData | null> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": type } })
  return sent.formData().catch(() => null)
}

/** Returns the problem that the page shows for a photo that the API rejected. */
export function resolvePhotoProblem(code: string): PhotoProblem {
  if (code === "TOO_LARGE") return "size"
  return code === "RATE_LIMITED" ? "often" : "kind"
}
