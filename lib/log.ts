import pino from "pino"
import { redactedLogOptions } from "#lib/observability/log-redaction.ts"
import { getRequestLogFields } from "#lib/observability/request-context.ts"

/** The storefront's log: one JSON line per event on standard output, with the request's id. */
export const log = pino({
  name: "storefront",
  level: process.env.LOG_LEVEL || "info",
  base: null,
  mixin: getRequestLogFields,
  ...redactedLogOptions,
})
