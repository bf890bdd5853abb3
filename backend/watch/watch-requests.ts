import { AsyncLocalStorage } from "node:async_hooks"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { withRequestId } from "#lib/contract/watch/request-scope.ts"
import { getTracing, type Served } from "#lib/contract/watch/tracing.ts"

type Watched = { resume: (next: () => void) => void; served: Served | null }

/**
 * Has all that is done for a request know its id, which is the storefront's where it asks, and go on
 * with its trace.
 */
export function registerRequestWatch(app: FastifyInstance): void {
  const watched = new WeakMap<FastifyRequest, Watched>()
  app.addHook("onRequest", (request, _reply, done) => {
    const begin = (served: Served | null) => {
      watched.set(request, { resume: AsyncLocalStorage.snapshot(), served })
      done()
    }
    const tracing = getTracing()
    withRequestId(request.id, () => (tracing ? tracing.serve(request.headers, begin) : begin(null)))
  })
  // A body comes in by events of the connection, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const known = watched.get(request)
    if (known) known.resume(done)
    else done()
  })
  app.addHook("onResponse", async (request, reply) => {
    const route = describeRoute(request)
    watched.get(request)?.served?.end(`${request.method} ${route}`, {
      ...{ "http.request.method": request.method, "http.route": route },
      ...{ "curlew.request_id": request.id, status: reply.statusCode },
    })
  })
}

/** The route's own address, with names for its places; "other" where there is none. */
export function describeRoute({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? "other"
}
