import type { FastifyInstance } from "fastify"

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
}

/** Every answer carries its request's id and tells browsers not to guess, frame or leak. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...headers, "x-request-id": request.id })
  })
}
