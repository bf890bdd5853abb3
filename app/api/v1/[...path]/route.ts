import type { NextRequest } from "next/server"
import { handleBffRequest } from "#lib/bff/handle-request.ts"

export const dynamic = "force-dynamic"

function handleRequest(request: NextRequest): Promise<Response> {
  return handleBffRequest(request, request.nextUrl.pathname)
}

export {
  handleRequest as DELETE,
  handleRequest as GET,
  handleRequest as PATCH,
  handleRequest as POST,
  handleRequest as PUT,
}
