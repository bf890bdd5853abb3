import type { SpanProcessor } from "@opentelemetry/sdk-trace"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { hideMailAddresses } from "./discreet-log.ts"

const address = /(?:https?:\/)?\/\S*/g
/** Where the framework notes what was asked for: words that a visitor searched for, among others. */
const asked = new Set(["http.target", "http.url"])

/**
 * Hands spans on without what must not leave the shop: the addresses that were asked for, queries and
 * tokens in others, and the words of faults.
 */
export function hidingWords(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span) {
      const attributes = Object.fromEntries(
        Object.entries(span.attributes)
          .filter(([name]) => !asked.has(name))
          .map(([name, value]) => [
            name,
            typeof value === "string" && !name.startsWith("db.") ? hideInAddresses(value) : value,
          ]),
      )
      const shown = {
        name: hideInAddresses(span.name),
        attributes,
        events: [],
        status: { code: span.status.code },
      }
      next.onEnd(Object.create(span, describe(shown)))
    },
    forceFlush: (...args) => next.forceFlush(...args),
    shutdown: () => next.shutdown(),
  }
}

/** A text whose addresses have no query and no token, and in which nobody can be written to. */
export function hideInAddresses(text: string): string {
  return hideMailAddresses(text).replaceAll(address, (found) => buildLogPath(found))
}

function describe(values: object): PropertyDescriptorMap {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, enumerable: true }]),
  )
}
