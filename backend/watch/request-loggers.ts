import type { FastifyBaseLogger } from "fastify"
import { describeRequestScope } from "#lib/contract/watch/request-scope.ts"

/** Loggers of one request each, whose lines have its id already. */
const ofRequests = new WeakSet<object>()

/** A request's own logger. */
export function buildRequestLogger(
  logger: FastifyBaseLogger,
  ...rest: Parameters<FastifyBaseLogger["child"]>
): FastifyBaseLogger {
  const child = logger.child(...rest)
  ofRequests.add(child)
  return child
}

/** Has lines that services log while they serve a request say which one it is. */
export function describeScope(_facts: object, _level: number, logger: object): object {
  const { request_id, ...trace } = describeRequestScope()
  return ofRequests.has(logger) ? trace : { ...(request_id && { request_id }), ...trace }
}
