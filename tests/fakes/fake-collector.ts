import { createServer } from "node:http"
import { z } from "zod"

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z
    .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
    .default([]),
  status: z.object({ code: z.number().optional() }).default({}),
})
const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})

/** A span as the OpenTelemetry collector received it. */
export type ReceivedSpan = Omit<z.infer<typeof spanSchema>, "attributes"> & {
  facts: Record<string, unknown>
}

/** A fake OpenTelemetry collector that records the received spans. */
export type FakeCollector = {
  url: string
  spans: readonly ReceivedSpan[]
  /** Returns all request bodies as received, joined by line breaks. */
  readText: () => string
  close: () => Promise<void>
}

/** Starts the collector on a free loopback port. */
export async function openFakeCollector(): Promise<FakeCollector> {
  const spans: ReceivedSpan[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    texts.push(text)
    spans.push(...listSpans(JSON.parse(text)))
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the collector has no address")
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    readText: () => texts.join("\n"),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listSpans(body: unknown): ReceivedSpan[] {
  return bodySchema
    .parse(body)
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      facts: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }))
}
