import type { FastifyRequest } from "fastify"

/** Who is signed in with a request; null for a visitor. */
export type GetSignedInUser = (request: FastifyRequest) => Promise<{ id: number } | null>

/** The shop without accounts: everybody is a visitor. */
export const getNobody: GetSignedInUser = async () => null
