import type { Site } from "#lib/site/site.ts"
import { resolveCanonicalPath } from "./crawl/resolve-canonical-path.ts"

/** Maximum length of a redirect chain. */
const maxSteps = 10

/**
 * Returns the final target of a moved path: percent-encoded, canonical, with one leading slash;
 * null where no redirect is configured for it. A redirect from a slug also applies to longer paths
 * that start with it (specification 2, section 2). Follows chains; a redirect loop counts as none.
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

/**
 * Maps normalised source paths to their targets, so that a configured path may be written in any
 * form.
 */
function listTargets(redirects: Site["redirects"]): ReadonlyMap<string, string> {
  const targets = known.get(redirects) ?? new Map(listReversed(redirects))
  known.set(redirects, targets)
  return targets
}

/** Reverses the order: the first of several redirects for one path wins. */
function listReversed(redirects: Site["redirects"]): [string, string][] {
  return [...redirects].reverse().map(([from, to]) => [buildKey(from), to])
}

/** Removes slashes at both ends, so that no target can be read as another host. */
function trimPath(path: string): string {
  return path.trim().replace(/^[/\\\s]+|[/\\\s]+$/g, "")
}

function buildKey(path: string): string {
  const [own = ""] = trimPath(path).split(/[?#]/)
  const trimmed = trimPath(own)
  return decode(resolveCanonicalPath(`/${trimmed}`) ?? `/${trimmed}`).toLowerCase()
}

function buildAddress(target: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(trimPath(target)) ?? []
  const trimmed = trimPath(path)
  return `${resolveCanonicalPath(`/${trimmed}`) ?? encodeURI(`/${decode(trimmed)}`)}${encodeURI(rest)}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
