import type { Instrumentation } from "next"

/** Logs the error of a failed page, server action or route handler. */
export const onRequestError: Instrumentation.onRequestError = async (...facts) => {
  // Next.js also compiles this file for the edge runtime, without Node's modules; there it removes
  // this branch.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logRequestError } = await import("#server/observability/log-request-error.ts")
    logRequestError(...facts)
  }
}
