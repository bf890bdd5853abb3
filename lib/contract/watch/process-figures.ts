import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { listQueueLengths } from "./queue-lengths.ts"

export type ProcessFigures = {
  registry: Registry
  /** Notes an answer, under its route's template and its status. */
  noteAnswer: (answered: { route: string; status: number; seconds: number }) => void
}

/**
 * The figures that either process has: Node's own, what waits, and under `name` how long its answers
 * took, by `buckets` in seconds. Every label has a fixed, small set of values.
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
