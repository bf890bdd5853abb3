import type { SpanProcessor } from "@opentelemetry/sdk-trace"
import { buildLogPath, redactEmailAddresses } from "#lib/observability/log-redaction.ts"

const address = /(?:https?:\/)?\/\S*/g
/** Span attributes of the framework with the request URL, which may contain search terms. */
const removedAttributes = new Set(["http.target", "http.url"])

/**
 * Returns a span processor that forwards spans without sensitive data: it removes request URLs, the
 * queries and tokens in other URLs, and error messages.
 */
export function withSpanRedaction(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span) {
      const attributes = Object.fromEntries(
        Object.entries(span.attributes)
          .filter(([name]) => !removedAttributes.has(name))
          .map(([name, value]) => [
            name,
            typeof value === "string" && !name.startsWith("db.") ? redactUrls(value) : value,
          ]),
      )
      const shown = {
        name: redactUrls(span.name),
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
export function redactUrls(text: string): string {
  return redactEmailAddresses(text).replaceAll(address, (found) => buildLogPath(found))
}

function describe(values: object): PropertyDescriptorMap {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, enumerable: true }]),
  )
}
