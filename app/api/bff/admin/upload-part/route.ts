import { handleVideoPart } from "#lib/bff/handle-admin-upload.ts"

export const dynamic = "force-dynamic"

/** Handles the upload of a part of a video to the media library. */
export function POST(request: Request): Promise<Response> {
  return handleVideoPart(request)
}
