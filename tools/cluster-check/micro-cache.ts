import { spawn } from "node:child_process"
import { once } from "node:events"
import { buildPageReader, findBenchPages } from "#tools/bench/shop/find-pages.ts"
import { requireEngines } from "#tools/cluster/engines.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
} from "./check-shop.ts"

const minRatio = 10
const seconds = 6
/** The same for both sides, as `npm run bench` loads one storefront. */
const connections = 32

/**
 * Measures the public pages per second of the cluster through its proxy, beside one storefront
 * alone.
 */
export async function measureMicroCache(
  shop: CheckShop,
  { signal, print }: CheckOptions,
): Promise<CheckResult[]> {
  const { wrk } = requireEngines(["wrk"])
  const [storefront = ""] = shop.storefronts
  const pages = await findBenchPages(buildPageReader(storefront, signal))
  const rows: CheckResult[] = []
  for (const [kind, path] of Object.entries(pages)) {
    signal.throwIfAborted()
    const [alone, behind] = [
      await press(wrk, `${storefront}${path}`, signal),
      await press(wrk, `https://127.0.0.1:${shop.httpsPort}${path}`, signal),
    ]
    const ratio = behind.perSecond / alone.perSecond
    const failed = alone.failed + behind.failed
    const saw = `${behind.perSecond.toFixed(0)} ÷ ${alone.perSecond.toFixed(0)} = ${ratio.toFixed(1)} ×, ${failed} failed`
    const what = `${kind} page, requests a second through the proxy ÷ of one storefront`
    rows.push(
      buildCheckResult(what, saw, `≥ ${minRatio} ×, 0 failed`, ratio >= minRatio && failed === 0),
    )
    print(`  ${kind}: ${saw}`)
  }
  return rows
}

type Press = { perSecond: number; failed: number }

/** Loads one page over persistent connections, after a warm-up second that does not count. */
async function press(wrk: string, url: string, signal: AbortSignal): Promise<Press> {
  await fire(wrk, url, 1, signal)
  return parsePress(await fire(wrk, url, seconds, signal))
}

async function fire(wrk: string, url: string, lasts: number, signal: AbortSignal): Promise<string> {
  const args = ["-t", "2", "-c", String(connections), "-d", `${lasts}s`, "--timeout", "10s"]
  const child = spawn(wrk, [...args, "-H", "Accept-Encoding: br", url], { signal })
  const parts: Buffer[] = []
  child.stdout.on("data", (part: Buffer) => parts.push(part))
  const [code] = await once(child, "close")
  const output = Buffer.concat(parts).toString()
  if (code !== 0) throw new Error(`wrk ended with ${code}: ${output}`)
  return output
}

/** Parses wrk's output: requests per second, and the number of failed requests. */
export function parsePress(output: string): Press {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1])
  if (!Number.isFinite(perSecond)) throw new Error(`wrk printed no request rate: ${output}`)
  const non2xx = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(output)?.[1] ?? 0)
  const [, ...broken] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? []
  return { perSecond, failed: broken.map(Number).reduce((sum, each) => sum + each, non2xx) }
}
