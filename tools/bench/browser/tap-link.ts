import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { getTransferredKb, type LoggedRequest } from "./network-log.ts"
import { emulateSaveData, measureLongTasks } from "./page-probes.ts"
import { type Phone, withPhone } from "./phone.ts"
import { getPageValue, requireOpen, waitForIdle } from "./read-page.ts"
import { measureTap } from "./tap-probe.ts"

const tapSchema = z.object({ heading: z.number().nullable(), picture: z.number().nullable() })
const tapTimeoutMs = 30_000

/** The page to open, and the selector of links, of which the first visible one is tapped. */
export type TapTarget = { url: string; link: string; isSavingData: boolean }

/**
 * One tap: milliseconds until the next page's title and its first image, and the kB fetched for it.
 */
export type Tap = {
  headingMs: number | null
  pictureMs: number | null
  requests: number
  kb: number
  prefetchedKb: number
  /** Requests before and after the tap, each as kind, kB and path. */
  fetched: { before: string[]; after: string[] }
}

/** Measures a tap on a link, once the page is idle. */
export function measureLinkTap(
  signal: AbortSignal,
  browserPath: string,
  target: TapTarget,
): Promise<Tap> {
  const { isSavingData } = target
  const probes = [measureLongTasks, measureTap, ...(isSavingData ? [emulateSaveData] : [])]
  return withPhone(signal, { browserPath, probes, isSavingData }, (phone) => tap(phone, target))
}

async function tap(phone: Phone, target: TapTarget): Promise<Tap> {
  const { page, cdp, network } = phone
  await page.goto(target.url, { waitUntil: "commit", timeout: 60_000 })
  await waitForIdle(phone)
  const link = page.locator(`${target.link}:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await waitForIdle(phone, { idleMs: 1500, calmMs: 500 })
  const before = [...network.finished]
  const prefetchedKb = getTransferredKb(before, "rsc")
  const earlier = new Set([...before.map(({ id }) => id), ...network.pendingIds])
  await getPageValue(cdp, "benchArmTap()", z.undefined())
  await link.tap({ noWaitAfter: true })
  const { heading, picture } = await waitUntilShown(phone)
  await waitForIdle(phone, { idleMs: 1500, calmMs: 500 })
  const isNew = ({ id }: LoggedRequest) => !earlier.has(id)
  const fetched = network.finished.filter(isNew)
  const kb = getTransferredKb(fetched, null)
  const lists = { before: before.map(describeRequest), after: fetched.map(describeRequest) }
  const times = { headingMs: heading, pictureMs: picture }
  return { ...times, requests: fetched.length, kb, prefetchedKb, fetched: lists }
}

function describeRequest({ kind, bytes, url }: LoggedRequest): string {
  const { pathname, search } = new URL(url)
  return `${kind} ${(bytes / 1000).toFixed(1)} ${pathname}${search}`
}

async function waitUntilShown({ page, cdp }: Phone): Promise<z.output<typeof tapSchema>> {
  const deadline = performance.now() + tapTimeoutMs
  for (;;) {
    await sleep(100)
    requireOpen(page)
    const seen = await getPageValue(cdp, "globalThis.benchTap", tapSchema).catch(() => null)
    if (seen !== null && seen.picture !== null) return seen
    if (performance.now() > deadline) return seen ?? { heading: null, picture: null }
  }
}
