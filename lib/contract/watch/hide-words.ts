import type { SpanProcessor } from "@opentelemetry/sdk-trace"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { hideMailAddresses } from "./discreet-log.ts"

const address = /(?:https?:\/)?\/\S*/g
/** Span attributes of the framework with the request URL, which may contain search terms. */
const asked = new Set(["http.target", "http.url"])

/**
 * Returns a span processor that forwards spans without sensitive data: it removes request URLs, the
 * queries and tokens in other URLs, and error messages.
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

/**
 * Returns the text with queries and tokens removed from its URLs, and its email addresses redacted.
 */
export function hideInAddresses(text: string): string {
  return hideMailAddresses(text).replaceAll(address, (found) => buildLogPath(found))
}

function describe(values: object): PropertyDescriptorMap {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, enumerable: true }]),
  )
}
