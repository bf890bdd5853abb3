import { maxPhotoBodyBytes } from "#lib/auth/body-limits.ts"
import { handleAdminCall } from "#lib/bff/handle-admin-call.ts"

export const dynamic = "force-dynamic"

/** Waiting for the API ends before the browser's own wait, 50 seconds. */
const timeoutMs = 45_000

/** Handles a call of the back office's scripts that sends a file. */
export function POST(request: Request): Promise<Response> {
  return handleAdminCall(request, { maxBodyBytes: maxPhotoBodyBytes, timeoutMs })
}
