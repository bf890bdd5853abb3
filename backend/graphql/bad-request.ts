import { GraphQLError } from "graphql"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"

/**
 * Builds a BAD_REQUEST error with a message that is safe to return to the client, and its detail as
 * `extensions.detail`.
 */
export function buildBadRequest(detail: ErrorDetail): GraphQLError {
  return new GraphQLError(formatErrorDetail(detail), {
    extensions: { code: "BAD_REQUEST", detail },
  })
}
