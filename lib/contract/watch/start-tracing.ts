import { getTracing } from "./tracing.ts"

/** What the variables say of traces; those with `OTEL_` names are OpenTelemetry's own. */
export type TracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/**
 * Records traces of this process where a collector is named. Nothing of OpenTelemetry is even loaded
 * otherwise. `trusts` says whether a request that comes with a trace decides if it is kept.
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

/** Sends what has not been sent yet, or gives up after `limitMs`. */
export async function stopTracing(limitMs: number): Promise<void> {
  const tracing = getTracing()
  if (tracing === null) return
  const tooLate = new Promise<void>((settle) => setTimeout(settle, limitMs).unref())
  await Promise.race([tracing.stop().catch(() => {}), tooLate])
}
