import pino from "pino"
import { redactedLogOptions } from "#lib/contract/watch/discreet-log.ts"
import { getRequestLogFields } from "#lib/contract/watch/request-scope.ts"

/** The storefront's log: one JSON line per event on standard output, with the request's id. */
export const log = pino({
  name: "storefront",
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  mixin: getRequestLogFields,
  ...redactedLogOptions,
})
