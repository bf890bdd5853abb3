import type { NextRequest } from "next/server"
import { openDoor } from "#lib/api/door/open-door.ts"

export const dynamic = "force-dynamic"

function answer(request: NextRequest): Promise<Response> {
  return openDoor(request, request.nextUrl.pathname)
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
