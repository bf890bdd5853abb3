import type { FastifyBaseLogger } from "fastify"
import { getRequestLogFields } from "#lib/observability/request-context.ts"

/** Child loggers of single requests. Their lines already contain the request id. */
const ofRequests = new WeakSet<object>()

/** Builds the child logger of a request. */
export function buildRequestLogger(
  logger: FastifyBaseLogger,
  ...rest: Parameters<FastifyBaseLogger["child"]>
): FastifyBaseLogger {
  const child = logger.child(...rest)
  ofRequests.add(child)
  return child
}

/** Returns the request id and trace ids for log lines of services (a pino mixin). */
export function getLogMixin(_facts: object, _level: number, logger: object): object {
  const { request_id, ...trace } = getRequestLogFields()
  return ofRequests.has(logger) ? trace : { ...(request_id && { request_id }), ...trace }
}
