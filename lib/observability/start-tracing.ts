import { getTracing } from "./tracing.ts"

/** Environment variables for tracing; those with `OTEL_` names are OpenTelemetry's own. */
export type TracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/**
 * Starts tracing of this process if a collector is configured. Otherwise OpenTelemetry is not even
 * loaded. `trusts` makes a request's trace header decide if it is sampled.
 */
export async function startTracing(
  service: string,
  env: TracingEnv,
  { trusts }: { trusts: boolean },
): Promise<void> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return
  const { openTracing } = await import("./open-tracing.ts")
  openTracing({ service, endpoint, ratio: env.OTEL_TRACES_SAMPLER_ARG, trusts })
}

/** Exports the remaining spans, or gives up after `limitMs`. */
export async function stopTracing(limitMs: number): Promise<void> {
  const tracing = getTracing()
  if (tracing === null) return
  const tooLate = new Promise<void>((settle) => setTimeout(settle, limitMs).unref())
  await Promise.race([tracing.stop().catch(() => {}), tooLate])
}
