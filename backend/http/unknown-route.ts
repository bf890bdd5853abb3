import type { FastifyInstance } from "fastify"
import { buildApiError, sendApiError } from "./api-error.ts"

/** Handles unknown paths (404) and methods that a path does not support (405, with Allow). */
export function registerUnknownRoute(app: FastifyInstance): void {
  const routes: { method: string; url: string }[] = []
  app.addHook("onRoute", (route) => {
    for (const method of [route.method].flat()) routes.push({ method, url: route.url })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? ""
    const allowed = routes.filter(({ url }) => isRouteOf(path, url)).map(({ method }) => method)
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendApiError(reply, buildApiError(404, "NOT_FOUND", "There is nothing here."))
    }
    reply.header("allow", [...new Set(allowed)].sort().join(", "))
    const message = `This address does not take ${request.method}.`
    return sendApiError(reply, buildApiError(405, "BAD_REQUEST", message))
  })
}

function isRouteOf(path: string, url: string): boolean {
  const given = path.split("/")
  const wanted = url.split("/")
  if (given.length !== wanted.length) return false
  return wanted.every((part, at) => part.startsWith(":") || part === given[at])
}
