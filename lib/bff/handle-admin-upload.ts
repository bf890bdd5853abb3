import "server-only"
import { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { parseJsonResponse, parseResponse, sendRequest } from "#lib/api/fetch-json.ts"
import { buildCallUrl } from "#lib/api/http-client.ts"
import {
  buildCallHeaders,
  type CallResult,
  parseErrorResponse,
} from "#lib/auth/authenticated-client.ts"
import { getClientInfo } from "#lib/auth/current-request.ts"
import { getSession, saveSessionIfPossible } from "#lib/auth/current-session.ts"
import { withFreshTokens } from "#lib/auth/with-access-token.ts"
import { uploadedFileSchema } from "#lib/contract/image.ts"
import { buildCall, type RestCall } from "#lib/contract/rest-call.ts"
import { maxUploadBytes } from "#lib/contract/upload-limits.ts"
import { videoPartSchema } from "#lib/contract/video-calls.ts"
import { videoPartBytes } from "#lib/contract/video-file.ts"
import { log } from "#lib/log.ts"
import { readBoundedBody } from "#lib/runtime/read-bounded-body.ts"
import { resolveAdminRejection, sendTranslated } from "./handle-admin-call.ts"
import { buildBffError, buildUpstreamError, sendErrorResponse, sendJson } from "./responses.ts"

const imageCall = buildCall("POST", "/cognito/file/upload", { response: uploadedFileSchema })
const partCall = buildCall("POST", "/cognito/video/uploadPart", { response: videoPartSchema })
const timeoutMs = 45_000

const nameSchema = z.string().trim().min(1).max(200)

/**
 * Handles the upload of an image to the media library (BFF): the body is the image, the query has its
 * file name, and the header `x-admin-token` the token of the page. Guarded as each call of the back
 * office.
 */
export async function handleAdminUpload(request: Request): Promise<Response> {
  const fileName = nameSchema.safeParse(new URL(request.url).searchParams.get("name"))
  const type = request.headers.get("content-type") ?? ""
  return handleUpload(request, {
    name: "uploadFile",
    call: imageCall,
    query: fileName.success ? `?name=${encodeURIComponent(fileName.data)}` : null,
    // The API decides on the type by the content: this only has to be that of an image.
    type: type.startsWith("image/") ? type : "image/unknown",
    maxBytes: maxUploadBytes,
  })
}

/** Handles the upload of a part of a video, in the same way. */
export async function handleVideoPart(request: Request): Promise<Response> {
  return handleUpload(request, {
    name: "uploadVideoPart",
    call: partCall,
    query: "",
    type: "application/octet-stream",
    maxBytes: videoPartBytes,
  })
}

/** An upload that the API takes; `query` is null if the request lacks a part of it. */
type Upload<C extends RestCall> = {
  name: string
  call: C
  query: string | null
  type: string
  maxBytes: number
}

async function handleUpload<C extends RestCall>(
  request: Request,
  upload: Upload<C>,
): Promise<Response> {
  const token = request.headers.get("x-admin-token") ?? ""
  const rejection = await resolveAdminRejection(request.headers, token.slice(0, 200))
  if (rejection !== null) return sendErrorResponse(rejection)
  if (upload.query === null) return sendErrorResponse(invalid)
  const bytes = await readBoundedBody(request.body, upload.maxBytes)
  if (bytes === null) return sendErrorResponse(tooLarge)
  try {
    const result = await sendUpload(bytes, upload)
    return result.ok
      ? sendJson(JSON.stringify(result.value))
      : await sendTranslated(result.error, "en")
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "bff: upstream request failed")
    return sendTranslated(buildUpstreamError(error), "en")
  }
}

async function sendUpload<C extends RestCall>(
  bytes: Buffer<ArrayBuffer>,
  { name, call, query, type }: Upload<C>,
): Promise<CallResult<C>> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getClientInfo()
  const url = `${buildCallUrl(call.path, {}, baseUrl)}${query ?? ""}`
  return withFreshTokens({ session, trySave: saveSessionIfPossible, timeoutMs }, async (bearer) => {
    const headers = {
      ...buildCallHeaders({ bearer, baseUrl, ...visitor }),
      "content-type": type,
    }
    const sent = { method: "POST", headers, body: bytes, timeoutMs }
    const reply = await parseJsonResponse(name, await sendRequest(name, url, sent))
    if (reply.status >= 200 && reply.status <= 299) {
      return { ok: true, value: parseResponse(name, call.response, reply.json) }
    }
    if (reply.status >= 500) throw new ApiError("http", name, `status ${reply.status}`)
    return { ok: false, error: parseErrorResponse(reply) }
  })
}

const invalid = buildBffError(400, "BAD_REQUEST", { code: "bff_body_invalid" })
const tooLarge = buildBffError(413, "TOO_LARGE", { code: "bff_body_too_large" })
