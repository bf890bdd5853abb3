import type { FastifyRequest } from "fastify"
import type { CartDeps } from "#backend/cart/cart-parts.ts"
import { buildClientWord, isSharedAddress, resolveClientIp } from "#backend/limits/client.ts"

type Deps = Pick<CartDeps, "cart" | "now">

/** A word for where a shopper sends from, by which tries are counted. */
export function resolveClient(deps: Deps, request: FastifyRequest): string {
  return buildClientWord(resolveIp(deps, request), deps.cart.keys.client)
}

/** The same, and an empty word where all visitors may come from there. */
export function resolveNetwork(deps: Deps, request: FastifyRequest): string {
  return isSharedAddress(resolveIp(deps, request)) ? "" : resolveClient(deps, request)
}

function resolveIp({ cart, now }: Deps, request: FastifyRequest): string {
  return resolveClientIp(request, { secret: cart.clientSecret, now: now() })
}
