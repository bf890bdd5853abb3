import type { FastifyInstance } from "fastify"
import { timeHeader } from "#lib/runtime/server-time-header.ts"

/** Adds the server clock's time to every API and GraphQL response. */
export function registerTime(app: FastifyInstance, now: () => Date): void {
  app.addHook("onSend", async (request, reply) => {
    if (/^\/(api\/|graphql)/.test(request.url)) reply.header(timeHeader, String(now().getTime()))
  })
}
