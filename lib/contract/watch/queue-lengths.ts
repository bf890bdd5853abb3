import { getOneInProcess } from "#lib/contract/one-in-process.ts"

type Count = () => number
const queues = getOneInProcess("queue-lengths", () => new Map<string, Set<Count>>())

/** Has the length of a queue in this process watched, under one of a few fixed names. */
export function watchQueue(name: string, countWaiting: Count): void {
  queues.set(name, (queues.get(name) ?? new Set()).add(countWaiting))
}

/** How much waits in each watched queue of this process. */
export function listQueueLengths(): [string, number][] {
  return [...queues].map(([name, counts]) => [
    name,
    [...counts].reduce((total, count) => total + count(), 0),
  ])
}
