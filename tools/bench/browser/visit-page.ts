import { z } from "zod"
import { getTransferredKb } from "./network-log.ts"
import {
  measureHydration,
  measureLayoutShifts,
  measureLongTasks,
  measurePaints,
} from "./page-probes.ts"
import { type Phone, withPhone } from "./phone.ts"
import { getPageValue, waitForIdle } from "./read-page.ts"
import { requestKinds } from "./request-kind.ts"

/** A long task: its start and its duration, in milliseconds. */
type Task = readonly [start: number, duration: number]

const longTaskMs = 50

const milliseconds = z.number().nullable()

const findingsSchema = z.object({
  paints: z.object({ fcp: milliseconds, lcp: milliseconds, lcpElement: z.string() }),
  cls: z.number(),
  tasks: z.array(z.tuple([z.number(), z.number()])),
  hydrated: milliseconds,
})

const findings = `({
  paints: benchPaints, cls: benchShift.cls, tasks: benchTasks, hydrated: benchHydration.at
})`

/**
 * One visit until the page is idle: times in milliseconds since the navigation, sizes in
 * transferred kB.
 */
export type Visit = {
  metrics: Record<string, number | null>
  lcpElement: string
  becameIdle: boolean
}

/** Measures a first visit to a page, by a phone with an empty cache. */
export function measurePageVisit(
  signal: AbortSignal,
  browserPath: string,
  url: string,
  isThrottled = true,
): Promise<Visit> {
  const probes = [measurePaints, measureLayoutShifts, measureLongTasks, measureHydration]
  return withPhone(signal, { browserPath, probes, isThrottled }, (phone) => visit(phone, url))
}

async function visit(phone: Phone, url: string): Promise<Visit> {
  const response = await phone.page.goto(url, { waitUntil: "commit", timeout: 60_000 })
  if (response?.status() !== 200) throw new Error(`${url} returned ${response?.status()}`)
  const becameIdle = await waitForIdle(phone)
  const { paints, cls, tasks, hydrated } = await getPageValue(phone.cdp, findings, findingsSchema)
  const requests = phone.network.finished
  const { fcp, lcp, lcpElement } = paints
  const sizes = requestKinds.map((kind) => [kind, getTransferredKb(requests, kind)])
  const metrics = {
    fcp,
    lcp,
    cls,
    hydrated,
    tbt: getTotalBlockingTime(tasks satisfies Task[], fcp),
    requests: requests.length,
    total: getTransferredKb(requests, null),
    ...Object.fromEntries(sizes),
  }
  return { metrics, lcpElement, becameIdle }
}

/**
 * Returns total blocking time in milliseconds: the part of each long task beyond 50 ms, counted
 * from the first contentful paint.
 */
export function getTotalBlockingTime(tasks: readonly Task[], firstPaintMs: number | null): number {
  return tasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start, firstPaintMs ?? 0)
    return sum + Math.max(0, start + duration - from - longTaskMs)
  }, 0)
}
