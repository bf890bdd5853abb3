import { spellPath } from "#lib/seo/crawl/spell-path.ts"
import type { Site } from "./site.ts"

/** Longest chain of configured redirects that is followed. */
const maxSteps = 10

/**
 * The address a moved path leads to in the end, percent-encoded, beginning with one slash and in its
 * one spelling; null where nothing is configured for it. A redirect from a slug also serves longer
 * paths that begin with it (specification 2, section 2). Chains are followed; one that comes back to
 * where it was counts as nothing.
 */
export function resolveRedirect(site: Pick<Site, "redirects">, path: string): string | null {
  const targets = listTargets(site.redirects)
  const whole = buildKey(path)
  const start = targets.has(whole) ? whole : `/${whole.split("/")[1] ?? ""}`
  const seen = new Set([start])
  let at = targets.get(start)
  for (let step = 1; at !== undefined && step < maxSteps; step += 1) {
    const key = buildKey(at)
    if (seen.has(key)) return null
    seen.add(key)
    const next = targets.get(key)
    if (next === undefined) return buildAddress(at)
    at = next
  }
  return null
}

const known = new WeakMap<Site["redirects"], ReadonlyMap<string, string>>()

/** Targets by what addresses are compared by, so that a configured path may be spelled in any way. */
function listTargets(redirects: Site["redirects"]): ReadonlyMap<string, string> {
  const targets = known.get(redirects) ?? new Map(listReversed(redirects))
  known.set(redirects, targets)
  return targets
}

/** The first of several that mean the same path holds. */
function listReversed(redirects: Site["redirects"]): [string, string][] {
  return [...redirects].reverse().map(([from, to]) => [buildKey(from), to])
}

/** Without slashes at its ends, so that no target can be read as another host. */
function trimPath(path: string): string {
  return path.trim().replace(/^[/\\\s]+|[/\\\s]+$/g, "")
}

function buildKey(path: string): string {
  const [own = ""] = trimPath(path).split(/[?#]/)
  const trimmed = trimPath(own)
  return decode(spellPath(`/${trimmed}`) ?? `/${trimmed}`).toLowerCase()
}

function buildAddress(target: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(trimPath(target)) ?? []
  const trimmed = trimPath(path)
  return `${spellPath(`/${trimmed}`) ?? encodeURI(`/${decode(trimmed)}`)}${encodeURI(rest)}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
