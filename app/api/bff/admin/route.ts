import { handleAdminCall } from "#lib/bff/handle-admin-call.ts"

export const dynamic = "force-dynamic"

/** Handles a call of the back office's scripts. */
export function POST(request: Request): Promise<Response> {
  return handleAdminCall(request)
}
