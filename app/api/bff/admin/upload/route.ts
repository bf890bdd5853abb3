import { handleAdminUpload } from "#lib/bff/handle-admin-upload.ts"

export const dynamic = "force-dynamic"

/** Handles the upload of an image to the media library. */
export function POST(request: Request): Promise<Response> {
  return handleAdminUpload(request)
}
