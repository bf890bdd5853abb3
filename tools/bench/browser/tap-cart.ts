import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { measureCartUpdate } from "./cart-probe.ts"
import { measureLongTasks } from "./page-probes.ts"
import { type Phone, withPhone } from "./phone.ts"
import { getPageValue, requireOpen, waitForIdle } from "./read-page.ts"

const addingSchema = z.object({ shown: z.number().nullable(), settled: z.number().nullable() })
const timeoutMs = 30_000

/**
 * Milliseconds from the tap until the result is on screen, and until the shop confirms it; null if
 * never.
 */
export type Adding = z.output<typeof addingSchema>

/**
 * Measures add to cart: opens a product page, waits until it is idle, chooses its options and taps
 * "Add to cart".
 */
export function measureAddToCart(
  signal: AbortSignal,
  browserPath: string,
  productUrl: string,
): Promise<Adding> {
  const probes = [measureLongTasks, measureCartUpdate]
  return withPhone(signal, { browserPath, probes }, (phone) => tap(phone, productUrl))
}

async function tap(phone: Phone, productUrl: string): Promise<Adding> {
  const { page, cdp } = phone
  await page.goto(productUrl, { waitUntil: "commit", timeout: 60_000 })
  await waitForIdle(phone)
  await chooseOptions(phone)
  const button = page.getByRole("button", { name: "Add to cart", exact: true })
  if (!(await button.isEnabled())) throw new Error(`${productUrl} sells nothing by one tap`)
  await button.scrollIntoViewIfNeeded()
  await waitForIdle(phone, { idleMs: 1500, calmMs: 500 })
  await getPageValue(cdp, "benchArmCart()", z.undefined())
  await button.tap({ noWaitAfter: true })
  return waitUntilSettled(phone)
}

/** Chooses the first value in stock of each option. */
async function chooseOptions({ page }: Phone): Promise<void> {
  const groups = page.locator("main form fieldset:has(input[type=radio]):visible")
  const count = await groups.count()
  for (let at = 0; at < count; at += 1) {
    const free = groups.nth(at).locator("label").filter({ hasNotText: "(" })
    await free.first().tap()
  }
}

async function waitUntilSettled({ page, cdp }: Phone): Promise<Adding> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    await sleep(100)
    requireOpen(page)
    const seen = await getPageValue(cdp, "globalThis.benchCart", addingSchema)
    const isOver = seen.shown !== null && seen.settled !== null
    if (isOver || performance.now() > deadline) return seen
  }
}
