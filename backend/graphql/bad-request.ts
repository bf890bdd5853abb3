import { GraphQLError } from "graphql"

/** Builds a BAD_REQUEST error with a message that is safe to return to the client. */
export function buildBadRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } })
}
