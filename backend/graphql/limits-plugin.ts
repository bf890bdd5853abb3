import { NoSchemaIntrospectionCustomRule, type ParseOptions, parse, type Source } from "graphql"
import type { Plugin } from "graphql-yoga"
import { buildBadRequest } from "./bad-request.ts"
import { queryLimits, resolveExcess } from "./query-limits.ts"

/** Keeps queries within the shop's limits, before they run. */
export function buildLimitsPlugin(options: { hasIntrospection: boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string | Source, options?: ParseOptions) =>
        parse(source, { ...options, maxTokens: queryLimits.tokens }),
      )
    },
    onValidate({ addValidationRule }) {
      if (!options.hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
    onExecute({ args, setResultAndStopExecution }) {
      const excess = resolveExcess(args.document, args.variableValues ?? {})
      if (excess !== null) setResultAndStopExecution({ errors: [buildBadRequest(excess)] })
    },
  }
}
