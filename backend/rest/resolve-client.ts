import type { FastifyRequest } from "fastify"
import type { CartDeps } from "#backend/cart/cart-parts.ts"
import { buildClientHash, isSharedAddress, resolveClientIp } from "#backend/limits/client.ts"

type Deps = Pick<CartDeps, "cart" | "now">

/** Returns a digest of the client's IP address, for rate limits. */
export function resolveClient(deps: Deps, request: FastifyRequest): string {
  return buildClientHash(resolveIp(deps, request), deps.cart.keys.client)
}

/** Returns the same digest, or "" for an address that all clients may share (a proxy). */
export function resolveNetwork(deps: Deps, request: FastifyRequest): string {
  return isSharedAddress(resolveIp(deps, request)) ? "" : resolveClient(deps, request)
}

function resolveIp({ cart, now }: Deps, request: FastifyRequest): string {
  return resolveClientIp(request, { secret: cart.clientSecret, now: now() })
}
