import { setTimeout as sleep } from "node:timers/promises"
import type { CDPSession, Page } from "playwright"
import type { z } from "zod"
import type { Phone } from "./phone.ts"

const idlePollMs = 250
const idleTimeoutMs = 60_000

/**
 * Evaluates an expression in the page, parsed by `schema`. The page's content security policy does
 * not apply.
 */
export async function getPageValue<T extends z.ZodType>(
  cdp: CDPSession,
  expression: string,
  schema: T,
): Promise<z.output<T>> {
  const { result, exceptionDetails } = await cdp.send("Runtime.evaluate", {
    expression,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`in the page: ${exceptionDetails.text} (${expression})`)
  return schema.parse(result.value)
}

/**
 * True once the page has loaded and is idle: no request in flight or started for `idleMs`, no long
 * task for `calmMs`. False if that does not happen within a minute.
 */
export async function waitForIdle(
  { page, cdp, network }: Phone,
  limits: { idleMs: number; calmMs: number } = { idleMs: 2000, calmMs: 2000 },
): Promise<boolean> {
  const deadline = performance.now() + idleTimeoutMs
  while (performance.now() < deadline) {
    await sleep(idlePollMs)
    requireOpen(page)
    if (network.idleMs < limits.idleMs) continue
    if (await isCalm(cdp, limits.calmMs)) return true
  }
  return false
}

/** Throws if the page was closed, which happens when the benchmark is aborted. */
export function requireOpen(page: Page): void {
  if (page.isClosed()) throw new Error("the browser was closed")
}

/** An evaluation between two documents fails; that counts as not idle yet. */
async function isCalm(cdp: CDPSession, calmMs: number): Promise<boolean> {
  const expression = `document.readyState === "complete" &&
    performance.now() - (benchTasks.at(-1)?.[0] ?? 0) - (benchTasks.at(-1)?.[1] ?? 0) > ${calmMs}`
  try {
    const { result } = await cdp.send("Runtime.evaluate", { expression, returnByValue: true })
    return result.value === true
  } catch {
    return false
  }
}
