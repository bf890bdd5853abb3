import type { Instrumentation } from "next"

/** Logs what kept a page, an action or a call from being answered. */
export const onRequestError: Instrumentation.onRequestError = async (...facts) => {
  // The framework makes this file for a runtime without Node's modules, too, and leaves this part out there.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logPageFault } = await import("#lib/watch/log-page-fault.ts")
    logPageFault(...facts)
  }
}
