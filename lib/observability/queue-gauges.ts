import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

type Count = () => number
const queues = getGlobalSingleton("queue-lengths", () => new Map<string, Set<Count>>())

/**
 * Registers a queue of this process for the queue length metric, under one of a few fixed names.
 */
export function registerQueueGauge(name: string, countWaiting: Count): void {
  queues.set(name, (queues.get(name) ?? new Set()).add(countWaiting))
}

/** Returns the length of each registered queue of this process. */
export function listQueueLengths(): [string, number][] {
  return [...queues].map(([name, counts]) => [
    name,
    [...counts].reduce((total, count) => total + count(), 0),
  ])
}
