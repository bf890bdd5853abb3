import pino from "pino"

/** The storefront's log: one JSON line per event on standard output. */
export const log = pino({
  name: "storefront",
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
})
