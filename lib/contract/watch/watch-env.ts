import { z } from "zod"

const port = z.coerce.number().int().min(1).max(65_535)

/** The variables by which either process is watched. */
export const watchEnvShape = {
  /** Where Prometheus reads this process's figures: a port that visitors do not reach. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** The OpenTelemetry collector that takes traces, and the share of them that is kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
}
