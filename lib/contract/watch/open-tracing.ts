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
import { hidingWords } from "./hide-words.ts"
import { installTracing, type SpanFacts, type Tracing } from "./tracing.ts"

const sendEveryMs = 2_000
const sendWithinMs = 5_000

type Parts = { service: string; endpoint: string; ratio: number; trusts: boolean }

/**
 * Starts to sample this process's traces and to export them to an OpenTelemetry collector at
 * `endpoint` + `/v1/traces`. A trace from another process is sampled if it is sampled there. The
 * framework's spans are recorded too, since it uses the global OpenTelemetry API.
 */
export function openTracing({ service, endpoint, ratio, trusts }: Parts): void {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    timeoutMillis: sendWithinMs,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      hidingWords(new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  // The framework's fetch spans contain the whole URL in their names; ours contain the call's name.
  process.env.NEXT_OTEL_FETCH_DISABLED = "1"
  installTracing(buildTracing({ trusts, stop: () => provider.shutdown() }))
}

function buildTracing({ trusts, stop }: Pick<Parts, "trusts"> & Pick<Tracing, "stop">): Tracing {
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
    note(name, tookMs, facts, fault) {
      if (!trace.getSpan(context.active())) return
      const endTime = Date.now()
      const kind = SpanKind.CLIENT
      const span = tracer.startSpan(name, { kind, startTime: endTime - tookMs, attributes: facts })
      if (fault !== undefined) noteFault(span, fault)
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
  } catch (fault) {
    noteFault(span, fault)
    throw fault
  } finally {
    span.end()
  }
}

/** Records only the error's type: its message may contain a URL or text that a user typed. */
function noteFault(span: Span, fault: unknown): void {
  span.setAttribute("error.type", fault instanceof Error ? fault.name : "fault")
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function buildHeaders(active: Context): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(active, headers)
  return headers
}
