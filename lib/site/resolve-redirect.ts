import type { Site } from "./site.ts"

/** Longest chain of configured redirects that is followed. */
const maxSteps = 10

/**
 * The path a moved address leads to in the end, beginning with one slash, or null where nothing is
 * configured for it. Chains are followed; one that comes back to where it was counts as nothing.
 */
export function resolveRedirect(site: Pick<Site, "redirects">, path: string): string | null {
  const start = buildKey(path)
  const seen = new Set([start])
  let at = start
  for (let step = 0; step < maxSteps; step += 1) {
    const target = site.redirects.get(at) ?? site.redirects.get(at.toLowerCase())
    if (target === undefined) return at === start ? null : `/${at}`
    at = buildKey(target)
    if (seen.has(at)) return null
    seen.add(at)
  }
  return null
}

/** Without slashes at its ends, so that no target can be read as another host. */
function buildKey(path: string): string {
  return path.trim().replace(/^[/\\\s]+|[/\\\s]+$/g, "")
}
