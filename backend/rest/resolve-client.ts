import type { FastifyRequest } from "fastify"
import type { CartDeps } from "#backend/cart/cart-parts.ts"
import { buildClientWord, resolveClientIp } from "#backend/limits/client.ts"

/** A word for where a shopper sends from, by which tries are counted. */
export function resolveClient(
  { cart, now }: Pick<CartDeps, "cart" | "now">,
  request: FastifyRequest,
): string {
  const ip = resolveClientIp(request, { secret: cart.clientSecret, now: now() })
  return buildClientWord(ip, cart.keys.client)
}
