import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { handleGatewayEvent } from "./handle-gateway-event.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentDeps, PaymentParts } from "./payment-parts.ts"
import {
  type PracticePauses,
  resolvePaymentPauses,
  resolvePracticePauses,
  resolveRunPauseMs,
} from "./payment-pauses.ts"
import type { PaymentEffects } from "./payments.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { buildSandboxGateway } from "./sandbox/sandbox-gateway.ts"
import { registerSandboxPages } from "./sandbox/sandbox-routes.ts"
import { buildSandboxWebhookSender } from "./sandbox/sandbox-webhooks.ts"

type PaymentOptions = Deps & {
  env: BackendEnv
  effects: PaymentEffects
  onMail: () => void
  gateway?: PaymentGateway
}

/**
 * Registers the gateways' webhook, the sandbox's payment page if it is the current gateway, and the
 * reconciliation job. Returns the payment dependencies.
 */
export async function registerPayments(
  app: FastifyInstance,
  options: PaymentOptions,
): Promise<PaymentParts> {
  const { db, now, env } = options
  const key = deriveKey(env.TOKEN_SECRET, "payments:sandbox")
  const sandbox = buildSandboxGateway({ db, now, key })
  const gateway = options.gateway ?? (await buildRealGateway(options)) ?? sandbox
  const pauses = resolvePaymentPauses(env)
  const payments: PaymentParts = {
    siteUrl: env.SITE_URL,
    pauses,
    gateways: new Map([sandbox, gateway].map((each) => [each.name, each])),
    gateway,
    effects: options.effects,
    onMail: options.onMail,
    log: app.log,
  }
  const deps = { db, now, payments }
  registerWebhook(app, deps)
  if (gateway === sandbox) registerSandbox(app, deps, key, resolvePracticePauses(env))
  app.addHook("onListen", () => {
    app.log.info({ gateway: gateway.name }, "payments: gateway ready")
  })
  const work = () => reconcilePayments(deps)
  const everyMs = resolveRunPauseMs(pauses)
  registerJob(app, deps, { name: "reconcile-payments", everyMs, work })
  return payments
}

async function buildRealGateway({ env, now }: PaymentOptions): Promise<PaymentGateway | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined || webhookSecret === undefined) return null
  // A shop without Stripe need not have its library in memory (ADR 84).
  const { buildStripeGateway } = await import("./stripe/stripe-gateway.ts")
  const { STRIPE_API_URL: apiUrl = null, STRIPE_WALLETS: wallets } = env
  return buildStripeGateway({ secretKey, webhookSecret, apiUrl, wallets, now })
}

function registerSandbox(
  app: FastifyInstance,
  deps: PaymentDeps,
  key: Buffer,
  pauses: PracticePauses,
): void {
  const { db, now, payments } = deps
  const webhookSender = buildSandboxWebhookSender({
    db,
    now,
    key,
    log: app.log,
    async receive(body, headers) {
      const outcome = await handleGatewayEvent(deps, payments.gateway.name, body, headers)
      return outcome !== "later"
    },
  })
  registerSandboxPages(app, { db, now, webhookSender, pauses })
  app.addHook("onListen", () => webhookSender.start())
  app.addHook("onClose", () => webhookSender.stop())
}

const bodyLimit = 1_000_000
const unbelievable = buildApiError(400, "BAD_REQUEST", { code: "webhook_signature_invalid" })
const later = {
  ...buildApiError(503, "UNAVAILABLE", { code: "webhook_unavailable" }),
  retryAfterSeconds: 30,
}

/**
 * Registers the webhook endpoint of the gateways; each webhook is authenticated by its signature.
 */
function registerWebhook(app: FastifyInstance, deps: PaymentDeps): void {
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
