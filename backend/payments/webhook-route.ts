import type { FastifyInstance } from "fastify"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { handleGatewayEvent } from "./handle-gateway-event.ts"
import type { PaymentDeps } from "./payment-parts.ts"

const bodyLimit = 1_000_000
const unbelievable = buildApiError(400, "BAD_REQUEST", "This message is not to be believed.")
const later = {
  ...buildApiError(503, "UNAVAILABLE", "This cannot be looked into now. Send it again soon."),
  retryAfterSeconds: 30,
}

/**
 * Registers the webhook endpoint of the gateways; each webhook is authenticated by its signature.
 */
export function registerWebhook(app: FastifyInstance, deps: PaymentDeps): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit },
      async (_: unknown, body: unknown) => body,
    )
    scope.post<{ Params: { gateway: string } }>(
      "/pay/webhook/:gateway",
      { bodyLimit },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { gateway } = request.params
        const outcome = await handleGatewayEvent(deps, gateway, body, request.headers)
        reply.header("cache-control", "no-store")
        if (outcome === "rejected") return sendApiError(reply, unbelievable)
        return outcome === "later" ? sendApiError(reply, later) : reply.send({ received: true })
      },
    )
  })
}
