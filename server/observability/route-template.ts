import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { defaultLocale, locales } from "#lib/contract/languages.ts"

const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
})

/** Files, and paths of other processes, which are no routes of the app. */
const folders = ["/_next/static/", "/assets/", "/v/", "/brand/", "/oauth/", "/pay/", "/watch/"]
const languages: ReadonlySet<string> = new Set(locales)
const maxCached = 5_000
/** Longer ones are rejected, but get here like all: they must not fill the memory. */
const maxPathLength = 2_048

/** Resolves a URL to its route template, such as `/product/[slug]`; one of a hundred names. */
export type RouteNamer = (address: string) => string

/**
 * Opens a resolver for the routes of the build in `distDir`, with the same names in all languages.
 * Paths without a route are "other", and so is every path if there is no build.
 */
export function openRouteNamer(distDir: string): RouteNamer {
  const { staticRoutes, dynamicRoutes } = readManifest(distDir)
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  const known = new Map<string, string>()

  const find = (path: string): string => {
    const folder = folders.find((name) => path.startsWith(name))
    if (folder) return `${folder}…`
    if (fixed.has(path)) return path
    const apiRoute = patterns.find(({ page, regex }) => !isOfPages(page) && regex.test(path))
    if (apiRoute) return apiRoute.page
    const full = hasLanguage(path) ? path : `/${defaultLocale}${path === "/" ? "" : path}`
    const pageRoute = patterns.find(({ page, regex }) => isOfPages(page) && regex.test(full))
    return pageRoute ? pageRoute.page.slice("/[locale]".length) || "/" : "other"
  }

  return (address) => {
    const [path = "/"] = address.split(/[?#]/, 1)
    if (path.length > maxPathLength) return "other"
    const name = known.get(path) ?? find(path)
    if (known.size >= maxCached) known.clear()
    known.set(path, name)
    return name
  }
}

function isOfPages(page: string): boolean {
  return page.startsWith("/[locale]")
}

function hasLanguage(path: string): boolean {
  return languages.has(path.split("/", 2)[1] ?? "")
}

function readManifest(distDir: string): z.infer<typeof manifestSchema> {
  try {
    const text = readFileSync(join(distDir, "routes-manifest.json"), "utf8")
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] }
  }
}
