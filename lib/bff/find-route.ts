import { restBasePath } from "#lib/contract/rest-calls.ts"
import { type BffRoute, bffRoutes } from "./routes.ts"

/** Route of a path with its parameters, or the status of the error response. */
export type RouteMatch =
  | { row: BffRoute; params: Record<string, string> }
  | { status: 400 | 404 }
  | { status: 405; allow: string }

/**
 * Returns the route of a method and a path as it was sent, still encoded. Decodes each segment
 * once. Rejects a segment that would change the meaning of the path once decoded (400), and every
 * call that is not in the route table (404 or 405).
 */
export function findRoute(method: string, rawPath: string): RouteMatch {
  if (!rawPath.startsWith(`${restBasePath}/`)) return { status: 404 }
  const parts = rawPath
    .slice(restBasePath.length + 1)
    .split("/")
    .map(decodePart)
  const segments = parts.filter((part) => part !== null)
  if (segments.length < parts.length) return { status: 400 }
  const rows = bffRoutes.filter((row) => fits(row, segments))
  const row = rows.find((candidate) => candidate.method === method)
  if (row) return { row, params: readParams(row, segments) }
  if (rows.length === 0) return { status: 404 }
  return { status: 405, allow: [...new Set(rows.map((other) => other.method))].join(", ") }
}

function decodePart(part: string): string | null {
  try {
    const decoded = decodeURIComponent(part)
    const isPlain = !/[/\\?#]|\p{Cc}/u.test(decoded) && decoded !== "." && decoded !== ".."
    return isPlain ? decoded : null
  } catch {
    return null
  }
}

function fits({ segments }: BffRoute, given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((segment, index) => {
    const part = given[index] ?? ""
    return segment.startsWith(":") ? part !== "" : segment === part
  })
}

function readParams({ segments }: BffRoute, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(":") ? [[segment.slice(1), given[index] ?? ""]] : [],
    ),
  )
}
