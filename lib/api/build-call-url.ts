import "server-only"
import { z } from "zod"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getEnv } from "#lib/env.ts"

/** Returns the URL of a call at the shop's own API or, by its origin, a partner's. */
export function buildCallUrl(
  path: string,
  input: { params?: unknown; query?: unknown },
  baseUrl: string | null,
): string {
  const params = partSchema.parse(input.params ?? {})
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(partSchema.parse(input.query ?? {}))) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const suffix = search.size > 0 ? `?${search}` : ""
  return `${baseUrl ?? getEnv().API_BASE_URL}${restBasePath}${filled}${suffix}`
}

const partSchema = z.record(z.string(), z.unknown())
