import { z } from "zod"

const port = z.coerce.number().int().min(1).max(65_535)

/** Environment variables for observability of either process. */
export const watchEnvShape = {
  /** Port of the metrics endpoint for Prometheus; not public. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** The OpenTelemetry collector for traces, and the share of traces that is sampled. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
}
