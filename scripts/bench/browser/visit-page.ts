import { z } from "zod"
import { sumByKind } from "./network-log.ts"
import { watchHydration, watchPaints, watchShifts, watchTasks } from "./page-probes.ts"
import { type Phone, withPhone } from "./phone.ts"
import { readPage, untilQuiet } from "./read-page.ts"
import { requestKinds } from "./request-kind.ts"
import { sumBlocking, type Task } from "./sum-blocking.ts"

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
  figures: Record<string, number | null>
  lcpElement: string
  becameQuiet: boolean
}

/** Measures a first visit to a page, by a phone with an empty cache. */
export function visitPage(
  signal: AbortSignal,
  browserPath: string,
  url: string,
  isThrottled = true,
): Promise<Visit> {
  const probes = [watchPaints, watchShifts, watchTasks, watchHydration]
  return withPhone(signal, { browserPath, probes, isThrottled }, (phone) => visit(phone, url))
}

async function visit(phone: Phone, url: string): Promise<Visit> {
  const answer = await phone.page.goto(url, { waitUntil: "commit", timeout: 60_000 })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
  const becameQuiet = await untilQuiet(phone)
  const { paints, cls, tasks, hydrated } = await readPage(phone.cdp, findings, findingsSchema)
  const requests = phone.network.finished
  const { fcp, lcp, lcpElement } = paints
  const sizes = requestKinds.map((kind) => [kind, sumByKind(requests, kind)])
  const figures = {
    ...{ fcp, lcp, cls, hydrated, tbt: sumBlocking(tasks satisfies Task[], fcp) },
    ...{ requests: requests.length, total: sumByKind(requests, null) },
    ...Object.fromEntries(sizes),
  }
  return { figures, lcpElement, becameQuiet }
}
