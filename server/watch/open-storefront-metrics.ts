import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import { openProcessFigures, type ProcessFigures } from "#lib/contract/watch/process-figures.ts"
import { getSharedMemory } from "#lib/shared-memory/known-memory.ts"
import { type Counts, installCounts } from "#lib/watch/counts.ts"
import type { Vital } from "./parse-vitals.ts"

const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Around the thresholds between good, fair and poor of each vital (web.dev/vitals). */
const paintBuckets = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const shiftBuckets = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

export type StorefrontMetrics = ProcessFigures & {
  counts: Counts
  noteVital: (route: string, vital: Vital) => void
}

/** Opens the storefront's metrics for Prometheus. Every label has a fixed, small set of values. */
export function openStorefrontMetrics(): StorefrontMetrics {
  const figures = openProcessFigures({
    name: "curlew_http_request_duration_seconds",
    help: "How long answers to visitors took, by route and status.",
    buckets: latencyBuckets,
  })
  const registers = [figures.registry]
  const counts = buildCounts(registers)
  installCounts(counts)
  watchSharedMemory(registers)
  return { ...figures, counts, noteVital: buildVitals(registers) }
}

function watchSharedMemory(registers: Registry[]): void {
  new Gauge({
    name: "curlew_shared_memory_up",
    help: "Whether changes are heard through Redis: 1 or 0. None where there is no Redis.",
    registers,
    collect() {
      const guard = getSharedMemory()
      if (guard === null) this.remove()
      else this.set(guard.memory.isHearing() ? 1 : 0)
    },
  })
}

function buildCounts(registers: Registry[]): Counts {
  const calls = new Counter({
    name: "curlew_api_calls_total",
    help: "Calls to the API, by call and by what became of them.",
    labelNames: ["call", "outcome"] as const,
    registers,
  })
  const callTimes = new Histogram({
    name: "curlew_api_call_duration_seconds",
    help: "How long the API took to begin its answer, by call.",
    labelNames: ["call"] as const,
    buckets: latencyBuckets,
    registers,
  })
  const lookups = new Counter({
    name: "curlew_page_cache_lookups_total",
    help: "What the page cache had: good, old, untrue (changed since), missing.",
    labelNames: ["state"] as const,
    registers,
  })
  const makings = new Counter({
    name: "curlew_page_makings_total",
    help: "Pages made anew, kept because that failed, or found to be missing.",
    labelNames: ["result"] as const,
    registers,
  })
  const changes = new Counter({
    name: "curlew_announced_changes_total",
    help: "Announced changes that made pages out of date.",
    registers,
  })
  const tags = new Counter({
    name: "curlew_changed_tags_total",
    help: "Tags that announced changes named.",
    registers,
  })
  return {
    countCall(call, outcome, tookMs) {
      calls.inc({ call, outcome })
      if (tookMs !== undefined) callTimes.observe({ call }, tookMs / 1000)
    },
    countLookup: (state) => lookups.inc({ state }),
    countMaking: (result) => makings.inc({ result }),
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
