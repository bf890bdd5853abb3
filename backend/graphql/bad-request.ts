import { GraphQLError } from "graphql"

/** Turns a query down for a reason that the caller may read. */
export function buildBadRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } })
}
