import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { buildApiError, sendApiError } from "./api-error.ts"

type KnownRoute = { method: string; url: string; params: unknown }

/**
 * Handles unknown paths (404) and methods that a path does not support (405, with Allow). A path
 * whose parameters the route's schema rejects is unknown: `create` is no `:id`.
 */
export function registerUnknownRoute(app: FastifyInstance): void {
  const routes: KnownRoute[] = []
  app.addHook("onRoute", ({ method: methods, url, schema }) => {
    for (const method of [methods].flat()) routes.push({ method, url, params: schema?.params })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? ""
    const allowed = routes.filter((route) => isRouteOf(path, route)).map(({ method }) => method)
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendApiError(reply, buildApiError(404, "NOT_FOUND", { code: "route_not_found" }))
    }
    reply.header("allow", [...new Set(allowed)].sort().join(", "))
    const { method } = request
    const apiError = buildApiError(405, "BAD_REQUEST", {
      code: "method_not_allowed",
      params: { method },
    })
    return sendApiError(reply, apiError)
  })
}

function isRouteOf(path: string, { url, params }: KnownRoute): boolean {
  const given = path.split("/")
  const wanted = url.split("/")
  if (given.length !== wanted.length) return false
  if (!wanted.every((part, at) => part.startsWith(":") || part === given[at])) return false
  if (!(params instanceof z.ZodType)) return true
  const named = wanted.flatMap((part, at) =>
    part.startsWith(":") ? [[part.slice(1), given[at]]] : [],
  )
  return params.safeParse(Object.fromEntries(named)).success
}
