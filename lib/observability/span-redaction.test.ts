import { expect, it } from "@jest/globals"
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace"
import { withSpanRedaction } from "./span-redaction.ts"

it("exports a span with its route and its SQL statement, without text that a user typed", () => {
  const exporter = new InMemorySpanExporter()
  const spanProcessors = [withSpanRedaction(new SimpleSpanProcessor({ exporter }))]
  const tracer = new TracerProvider({ spanProcessors }).getTracer("test")
  const span = tracer.startSpan("fetch https://api.example/call?q=typed")
  span.setAttributes({
    "http.route": "/search/[query]",
    "http.target": "/search/typed%20words",
    "http.url": "https://shop.example/search/typed",
    "db.query.text": "SELECT a / b FROM c",
    "next.note": "for typed@example.com at /checkout?token=typed",
  })
  span.addEvent("exception", { "exception.message": "typed" })
  span.end()
  const [exportedSpan] = exporter.getFinishedSpans()
  expect(exportedSpan?.name).toBe("fetch https://api.example/call")
  expect(exportedSpan?.attributes).toEqual({
    "http.route": "/search/[query]",
    "db.query.text": "SELECT a / b FROM c",
    "next.note": "for …@… at /checkout",
  })
  expect(exportedSpan?.events).toEqual([])
})
