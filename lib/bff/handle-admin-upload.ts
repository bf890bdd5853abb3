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
import { buildCall } from "#lib/contract/rest-call.ts"
import { maxUploadBytes } from "#lib/contract/upload-limits.ts"
import { log } from "#lib/log.ts"
import { readBoundedBody } from "#lib/runtime/read-bounded-body.ts"
import { resolveAdminRejection, sendTranslated } from "./handle-admin-call.ts"
import { buildBffError, buildUpstreamError, sendErrorResponse, sendJson } from "./responses.ts"

const call = buildCall("POST", "/cognito/file/upload", { response: uploadedFileSchema })
const name = "uploadFile"
const timeoutMs = 45_000

const querySchema = z.object({
  name: z.string().trim().min(1).max(200),
  token: z.string().max(200),
})

/**
 * Handles the upload of an image to the media library (BFF): the body is the image, the query has its
 * file name, and the header `x-admin-token` the token of the page. Guarded as each call of the back
 * office.
 */
export async function handleAdminUpload(request: Request): Promise<Response> {
  const query = querySchema.safeParse({
    name: new URL(request.url).searchParams.get("name"),
    token: request.headers.get("x-admin-token"),
  })
  const rejection = await resolveAdminRejection(request.headers, query.data?.token ?? "")
  if (rejection !== null) return sendErrorResponse(rejection)
  if (!query.success) return sendErrorResponse(invalid)
  const bytes = await readBoundedBody(request.body, maxUploadBytes)
  if (bytes === null) return sendErrorResponse(tooLarge)
  try {
    const type = request.headers.get("content-type") ?? ""
    const result = await sendUpload(bytes, { fileName: query.data.name, type })
    return result.ok
      ? sendJson(JSON.stringify(result.value))
      : await sendTranslated(result.error, "en")
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "bff: upstream request failed")
    return sendTranslated(buildUpstreamError(error), "en")
  }
}

async function sendUpload(
  bytes: Buffer<ArrayBuffer>,
  { fileName, type }: { fileName: string; type: string },
): Promise<CallResult<typeof call>> {
  const session = await getSession()
  const { baseUrl } = session
  const visitor = await getClientInfo()
  const url = `${buildCallUrl(call.path, {}, baseUrl)}?name=${encodeURIComponent(fileName)}`
  return withFreshTokens({ session, trySave: saveSessionIfPossible, timeoutMs }, async (bearer) => {
    const headers = {
      ...buildCallHeaders({ bearer, baseUrl, ...visitor }),
      // The API decides on the type by the content: this only has to be that of an image.
      "content-type": type.startsWith("image/") ? type : "image/unknown",
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
