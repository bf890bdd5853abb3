import type { FastifyInstance } from "fastify"
import { timeHeader } from "#lib/contract/time-header.ts"

/** Has every answer about data say what the shop's clock shows. */
export function registerTime(app: FastifyInstance, now: () => Date): void {
  app.addHook("onSend", async (request, reply) => {
    if (/^\/(api\/|graphql)/.test(request.url)) reply.header(timeHeader, String(now().getTime()))
  })
}
