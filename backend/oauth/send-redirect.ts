import type { FastifyReply } from "fastify"

/** Redirects the browser with 303 (GET) and no-store. */
export function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, "cache-control": "no-store" }).send()
}
