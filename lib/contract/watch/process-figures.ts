import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { listQueueLengths } from "./queue-lengths.ts"

export type ProcessFigures = {
  registry: Registry
  /** Records the duration of a response, by its route template and its status. */
  noteAnswer: (answered: { route: string; status: number; seconds: number }) => void
}

/**
 * Returns the metrics of either process: Node's own, the queue lengths, and under `name` the
 * response durations, by `buckets` in seconds. Every label has a fixed, small set of values.
 */
export function openProcessFigures(parts: {
  name: string
  help: string
  buckets: readonly number[]
}): ProcessFigures {
  const { name, help } = parts
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ["route", "status"] as const
  const answers = new Histogram({ name, help, labelNames, buckets: [...parts.buckets], registers })
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
    noteAnswer: ({ route, status, seconds }) =>
      answers.observe({ route, status: String(status) }, seconds),
  }
}
