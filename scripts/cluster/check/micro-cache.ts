import { spawn } from "node:child_process"
import { once } from "node:events"
import { buildPageReader, findPages } from "#scripts/bench/shop/find-pages.ts"
import { requireEngines } from "../engines.ts"
import type { CheckParts, CheckShop } from "./check-shop.ts"
import { judge, type Row } from "./row.ts"

const leastRatio = 10
const seconds = 6
/** The same for both sides, as `npm run bench` loads one storefront. */
const connections = 32

/**
 * Measures the public pages per second of the cluster through its proxy, beside one storefront
 * alone.
 */
export async function checkMicroCache(
  shop: CheckShop,
  { signal, say }: CheckParts,
): Promise<Row[]> {
  const { wrk } = requireEngines(["wrk"])
  const [storefront = ""] = shop.storefronts
  const pages = await findPages(buildPageReader(storefront, signal))
  const rows: Row[] = []
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
    rows.push(judge(what, saw, `≥ ${leastRatio} ×, 0 failed`, ratio >= leastRatio && failed === 0))
    say(`  ${kind}: ${saw}`)
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
  const told = Buffer.concat(parts).toString()
  if (code !== 0) throw new Error(`wrk ended with ${code}: ${told}`)
  return told
}

/** Parses wrk's output: requests per second, and the number of failed requests. */
export function parsePress(told: string): Press {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(told)?.[1])
  if (!Number.isFinite(perSecond)) throw new Error(`wrk said nothing of requests: ${told}`)
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(told)?.[1] ?? 0)
  const [, ...broken] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(told) ?? []
  return { perSecond, failed: broken.map(Number).reduce((sum, each) => sum + each, refused) }
}
