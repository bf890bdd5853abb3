import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  type Source,
} from "graphql"
import { createSchema, createYoga, type Plugin } from "graphql-yoga"
import type { AdminGuard } from "#backend/accounts/caller.ts"
import type { Deps } from "#backend/deps.ts"
import { buildReaderDeps } from "#backend/preview/register-previews.ts"
import { withTranslatedImages } from "#backend/translations/translated-images.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import { contentTypeDefinitions } from "./content-type-definitions.ts"
import { queryLimits, resolveExcess } from "./query-limits.ts"
import { buildBadRequest, resolvers } from "./resolvers.ts"
import { typeDefinitions } from "./type-definitions.ts"

type Options = {
  hasIntrospection?: boolean
  /** Rejects an invalid bearer token, so that the client refreshes it and retries. */
  guard?: Pick<AdminGuard, "rejectInvalidToken">
}

const forwardedHeaders = ["content-type", "accept"] as const

/**
 * Registers `/graphql`: one query per request (no batching), limited in cost, with masked internal
 * errors. Introspection is off in production unless `hasIntrospection` is set.
 */
export function registerGraphql(app: FastifyInstance, deps: Deps, options: Options = {}): void {
  const yoga = buildYoga(app, options.hasIntrospection ?? isDevelopment())
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    ...(options.guard && { onRequest: options.guard.rejectInvalidToken }),
    handler: async (request, reply) => {
      const reader = buildReaderDeps(deps, request)
      return sendResponse(reply, await yoga.fetch(buildRequest(request), reader))
    },
  })
}

/** True for development and test. An unknown NODE_ENV counts as production. */
function isDevelopment() {
  return process.env.NODE_ENV === "development" || process.env.NODE_ENV === "test"
}

function buildYoga(app: FastifyInstance, hasIntrospection: boolean) {
  const log =
    (level: "debug" | "info" | "warn" | "error") =>
    (first: unknown, ...rest: unknown[]) =>
      app.log[level](
        first instanceof Error ? { err: first } : { detail: [first, ...rest].map(String) },
        "graphql",
      )
  return createYoga<Deps>({
    schema: createSchema<Deps>({ typeDefs: [typeDefinitions, contentTypeDefinitions], resolvers }),
    plugins: [buildLimitsPlugin({ hasIntrospection }), imagesPlugin],
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maskedErrors: { isDev: false, errorMessage: formatErrorDetail({ code: "server_error" }) },
    logging: { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") },
  })
}

/** Converts a Fastify request to a Fetch request. The host is constant: no query depends on it. */
function buildRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const address = new URL(request.url, "http://localhost")
  return request.method === "POST"
    ? new Request(address, { method: "POST", headers, body: JSON.stringify(request.body ?? {}) })
    : new Request(address, { headers })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get("content-type") ?? "application/json; charset=utf-8"
  return reply
    .code(response.status)
    .header("cache-control", "no-cache")
    .type(type)
    .send(await response.text())
}

/**
 * Returns a GraphQL Yoga plugin that rejects queries above the limits before they run. Without
 * introspection it also removes "Did you mean" suggestions, which would reveal field names.
 */
function buildLimitsPlugin(options: { hasIntrospection: boolean }): Plugin {
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

/** Translates the alternative texts of all images in a response at once. */
const imagesPlugin: Plugin<Deps> = {
  onExecute: ({ args }) => ({
    onExecuteDone: async ({ result, setResult }) => {
      if (!("data" in result) || !result.data) return
      setResult({ ...result, data: await withTranslatedImages(args.contextValue, result.data) })
    },
  }),
}

function withoutSuggestion(error: Error): Error {
  if (!(error instanceof GraphQLError)) return error
  const message = error.message.replace(/ Did you mean .*$/s, "")
  const { nodes, extensions } = error
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions })
}
