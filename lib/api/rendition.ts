import "server-only"
import type { ImageFormat } from "#lib/contract/image-sizes.ts"
import { getEnv } from "#lib/env.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { ApiError } from "./api-error.ts"
import { fetchApi } from "./http-client.ts"

const timeoutMs = 5_000
const maxBytes = 8 * 1024 * 1024

/** Fetches the bytes of an image in one size from the media server. Throws an ApiError. */
export async function fetchRendition(
  picture: Pick<Picture, "hash" | "aspect">,
  widthPx: number,
  format: ImageFormat,
): Promise<Buffer> {
  const call = "rendition"
  const url = `${getEnv().API_BASE_URL}${buildPictureUrl(picture, widthPx, format)}`
  try {
    const response = await fetchApi(call, url, {
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new ApiError("http", call, `status ${response.status}`)
    return await readBytes(response, call)
  } catch (error) {
    if (error instanceof ApiError) throw error
    const isTimeout = error instanceof Error && error.name === "TimeoutError"
    throw new ApiError(isTimeout ? "timeout" : "network", call, String(error), error)
  }
}

async function readBytes(response: Response, call: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ApiError("contract", call, "more than 8 MB")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
