import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import { type MetricsRecorder, registerMetricsRecorder } from "#lib/observability/metrics.ts"
import { createProcessMetrics, type ProcessMetrics } from "#lib/observability/process-metrics.ts"
import { getSharedStore } from "#lib/redis/current-store.ts"
import type { Vital } from "./web-vitals-route.ts"

const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Around the thresholds between good, fair and poor of each vital (web.dev/vitals). */
const paintBuckets = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const shiftBuckets = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

export type StorefrontMetrics = ProcessMetrics & {
  measureVital: (route: string, vital: Vital) => void
}

/** Opens the storefront's metrics for Prometheus. Every label has a fixed, small set of values. */
export function openStorefrontMetrics(): StorefrontMetrics {
  const processMetrics = createProcessMetrics({
    name: "curlew_http_request_duration_seconds",
    help: "Duration of HTTP responses, by route and status.",
    buckets: latencyBuckets,
  })
  const registers = [processMetrics.registry]
  registerMetricsRecorder(buildCounts(registers))
  registerRedisGauge(registers)
  return { ...processMetrics, measureVital: buildVitals(registers) }
}

function registerRedisGauge(registers: Registry[]): void {
  new Gauge({
    name: "curlew_redis_up",
    help: "Whether changes are received through Redis: 1 or 0. Absent without Redis.",
    registers,
    collect() {
      const guard = getSharedStore()
      if (guard === null) this.remove()
      else this.set(guard.memory.isSubscribed() ? 1 : 0)
    },
  })
}

function buildCounts(registers: Registry[]): MetricsRecorder {
  const calls = new Counter({
    name: "curlew_api_calls_total",
    help: "API calls, by call and result.",
    labelNames: ["call", "outcome"] as const,
    registers,
  })
  const callTimes = new Histogram({
    name: "curlew_api_call_duration_seconds",
    help: "Time until the API started its response, by call.",
    labelNames: ["call"] as const,
    buckets: latencyBuckets,
    registers,
  })
  const lookups = new Counter({
    name: "curlew_page_cache_lookups_total",
    help: "Page cache lookups: fresh, expired, invalidated (changed since), miss.",
    labelNames: ["state"] as const,
    registers,
  })
  const renders = new Counter({
    name: "curlew_page_renders_total",
    help: "Page renders: rendered, failed (the old page stays), or not found.",
    labelNames: ["result"] as const,
    registers,
  })
  const changes = new Counter({
    name: "curlew_change_events_total",
    help: "Change events that invalidated pages.",
    registers,
  })
  const tags = new Counter({
    name: "curlew_changed_tags_total",
    help: "Tags in change events.",
    registers,
  })
  return {
    countCall(call, outcome, tookMs) {
      calls.inc({ call, outcome })
      if (tookMs !== undefined) callTimes.observe({ call }, tookMs / 1000)
    },
    countLookup: (state) => lookups.inc({ state }),
    countRender: (result) => renders.inc({ result }),
    countChange(count) {
      changes.inc()
      tags.inc(count)
    },
  }
}

function buildVitals(registers: Registry[]) {
  const paints = new Histogram({
    name: "curlew_web_vital_seconds",
    help: "Largest contentful paint, interaction to next paint and time to first byte of visitors.",
    labelNames: ["vital", "route"] as const,
    buckets: paintBuckets,
    registers,
  })
  const shifts = new Histogram({
    name: "curlew_web_vital_layout_shift",
    help: "Cumulative layout shift of visitors.",
    labelNames: ["route"] as const,
    buckets: shiftBuckets,
    registers,
  })
  return (route: string, { name, value }: Vital) => {
    if (name === "CLS") shifts.observe({ route }, value)
    else paints.observe({ vital: name, route }, value / 1000)
  }
}
