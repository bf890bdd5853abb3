import { access, constants } from "node:fs/promises"
import { getEnv } from "#lib/env.ts"

export const dynamic = "force-dynamic"

const timeoutMs = 2_000

/**
 * Returns 200 if the API is reachable and the page cache is writable, else 503 with the failed
 * check (readiness probe).
 */
export async function GET(): Promise<Response> {
  const [api, cache] = await Promise.all([isApiReady(), isCacheWritable()])
  const status = api && cache ? 200 : 503
  return Response.json({ api, cache }, { status, headers: { "Cache-Control": "no-store" } })
}

async function isApiReady(): Promise<boolean> {
  try {
    const url = `${getEnv().API_BASE_URL}/api/ready`
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), cache: "no-store" })
    return response.ok
  } catch {
    return false
  }
}

async function isCacheWritable(): Promise<boolean> {
  return access(getEnv().NEXT_DIST_DIR, constants.W_OK).then(
    () => true,
    () => false,
  )
}
