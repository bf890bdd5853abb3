import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { listQueueLengths } from "./queue-gauges.ts"

export type ProcessMetrics = {
  registry: Registry
  /** Records the duration of a response, by its route template and its status. */
  observeResponse: (response: { route: string; status: number; seconds: number }) => void
}

/**
 * Returns the metrics of either process: Node's own, the queue lengths, and under `name` the
 * response durations, by `buckets` in seconds. Every label has a fixed, small set of values.
 */
export function createProcessMetrics(options: {
  name: string
  help: string
  buckets: readonly number[]
}): ProcessMetrics {
  const { name, help } = options
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ["route", "status"] as const
  const responseDurations = new Histogram({
    name,
    help,
    labelNames,
    buckets: [...options.buckets],
    registers,
  })
  new Gauge({
    name: "curlew_queue_length",
    help: "How much waits in this process, by queue.",
    labelNames: ["queue"] as const,
    registers,
    collect() {
      for (const [queue, length] of listQueueLengths()) this.set({ queue }, length)
    },
  })
  return {
    registry,
    observeResponse: ({ route, status, seconds }) =>
      responseDurations.observe({ route, status: String(status) }, seconds),
  }
}
