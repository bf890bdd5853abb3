import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api"
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks"
import { W3CTraceContextPropagator } from "@opentelemetry/core"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources"
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace"
import { withSpanRedaction } from "./span-redaction.ts"
import { registerTracing, type SpanFacts, type Tracing } from "./tracing.ts"

const exportIntervalMs = 2_000
const exportTimeoutMs = 5_000

type TracingOptions = { service: string; endpoint: string; ratio: number; trusts: boolean }

/**
 * Starts to sample this process's traces and to export them to an OpenTelemetry collector at
 * `endpoint` + `/v1/traces`. A trace from another process is sampled if it is sampled there. The
 * framework's spans are recorded too, since it uses the global OpenTelemetry API.
 */
export function openTracing({ service, endpoint, ratio, trusts }: TracingOptions): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      withSpanRedaction(
        new BatchSpanProcessor({ exporter, scheduledDelayMillis: exportIntervalMs }),
      ),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  // The framework's fetch spans contain the whole URL in their names; ours contain the call's name.
  process.env.NEXT_OTEL_FETCH_DISABLED = "1"
  registerTracing(buildTracing({ trusts, stop: () => provider.shutdown() }))
}

function buildTracing({
  trusts,
  stop,
}: Pick<TracingOptions, "trusts"> & Pick<Tracing, "stop">): Tracing {
  const tracer = trace.getTracer("curlew")
  return {
    serve(headers, run) {
      const parent = trusts ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, parent)
      const end = buildEnd(span)
      return context.with(trace.setSpan(parent, span), () => run({ end }))
    },
    call(name, run) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT })
      return context.with(trace.setSpan(context.active(), span), () =>
        endAfter(span, () => run(buildHeaders(context.active()))),
      )
    },
    getHeaders: () => buildHeaders(context.active()),
    recordSpan(name, tookMs, facts, error) {
      if (!trace.getSpan(context.active())) return
      const endTime = Date.now()
      const kind = SpanKind.CLIENT
      const span = tracer.startSpan(name, { kind, startTime: endTime - tookMs, attributes: facts })
      if (error !== undefined) setSpanError(span, error)
      span.end(endTime)
    },
    getTraceId() {
      const found = trace.getSpan(context.active())?.spanContext()
      return found && found.traceFlags > 0 ? found.traceId : null
    },
    stop,
  }
}

function buildEnd(span: Span) {
  return (name: string, facts: SpanFacts & { status: number }) => {
    const { status, ...rest } = facts
    span.updateName(name)
    span.setAttributes({ ...rest, "http.response.status_code": status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
}

async function endAfter<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    setSpanError(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Records only the error's type: its message may contain a URL or text that a user typed. */
function setSpanError(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : "_OTHER")
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function buildHeaders(active: Context): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(active, headers)
  return headers
}
