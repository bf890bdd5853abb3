import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type Source,
} from "graphql"
import type { Plugin } from "graphql-yoga"
import { buildBadRequest } from "./bad-request.ts"
import { queryLimits, resolveExcess } from "./query-limits.ts"

/**
 * Returns a GraphQL Yoga plugin that rejects queries above the limits before they run. Without
 * introspection it also removes "Did you mean" suggestions, which would reveal field names.
 */
export function buildLimitsPlugin(options: { hasIntrospection: boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parse(source, { ...options, maxTokens: queryLimits.tokens }),
      )
    },
    onValidate({ addValidationRule }) {
      if (options.hasIntrospection) return
      addValidationRule(NoSchemaIntrospectionCustomRule)
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map(withoutSuggestion))
      }
    },
    onExecute({ args, setResultAndStopExecution }) {
      const excess = resolveExcess(args.document, args.variableValues ?? {})
      if (excess !== null) setResultAndStopExecution({ errors: [buildBadRequest(excess)] })
    },
  }
}

function withoutSuggestion(error: Error): Error {
  if (!(error instanceof GraphQLError)) return error
  const message = error.message.replace(/ Did you mean .*$/s, "")
  const { nodes, extensions } = error
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions })
}
