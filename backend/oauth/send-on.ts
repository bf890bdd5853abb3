import type { FastifyReply } from "fastify"

/** Sends the browser on with a GET; nobody keeps the answer. */
export function sendOn(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ location, "cache-control": "no-store" }).send()
}
