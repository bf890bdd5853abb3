import { setTimeout as sleep } from "node:timers/promises"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { memoryBudgets } from "../budgets.ts"
import { buildSearchWords } from "../calls/build-calls.ts"
import { getProcessUse } from "../load/process-use.ts"
import { buildMaxBudget, buildMetric, type Metric } from "../metric.ts"
import type { Report } from "../report/report.ts"
import { buildMixedRequest, type MixedRequest, mixItems } from "./mixed-requests.ts"
import { findShopProcesses, processNames, type ShopProcesses } from "./shop-processes.ts"

const requestCount = 20_000
const connections = 16
const maxPages = 900
const idleMs = 30_000
const requestTimeoutMs = 60_000
const loadTimeoutMinutes = 30

type Shop = { origin: string; apiOrigin: string | null }
type Memory = Record<keyof ShopProcesses, number | null>

/**
 * Measures the memory of the shop's processes after a mixed load of 20,000 requests over 16
 * connections, and again after half a minute without requests.
 */
export async function measureMemory(
  signal: AbortSignal,
  report: Report,
  shop: Shop,
): Promise<void> {
  const processes = findShopProcesses(shop.origin, shop.apiOrigin)
  if (processes.storefront === null) {
    return report.addNote("Memory was not measured: the shop's processes are not on this machine.")
  }
  const supply = await findSupply(signal, shop.origin)
  const before = readMemory(processes)
  report.printProgress(`${requestCount} mixed requests over ${supply.paths.length} pages`)
  const startedAt = performance.now()
  const failures = await sendMixedLoad(signal, report, shop.origin, supply)
  const seconds = (performance.now() - startedAt) / 1000
  const loaded = readMemory(processes)
  report.printProgress(`${idleMs / 1000} s without requests`)
  await sleep(idleMs, undefined, { signal })
  const idle = readMemory(processes)
  report.add(buildMemoryMetrics(processes, { before, loaded, idle }))
  report.add([
    buildMetric("memory", "failed requests", failures.length, { budget: buildMaxBudget(0) }),
    buildMetric("memory", "duration of the load, s", seconds),
  ])
  report.addDetails("memory", { before, loaded, idle, failures: failures.slice(0, 100) })
  if (failures[0] !== undefined) report.addNote(`memory: a request failed: ${failures[0]}`)
  const hidden = processNames.filter((name) => processes[name] === null)
  if (hidden.length > 0) report.addNote(`memory: no separate process found: ${hidden.join(", ")}.`)
}

function readMemory({ storefront, "back end": backend, starter }: ShopProcesses): Memory {
  const read = (pid: number | null) => getProcessUse(pid)?.memoryMb ?? null
  return { storefront: read(storefront), "back end": read(backend), starter: read(starter) }
}

/** A process that was not found from the start has no metric; one that has exited is missed. */
function buildMemoryMetrics(
  processes: ShopProcesses,
  memory: { before: Memory; loaded: Memory; idle: Memory },
): Metric[] {
  return processNames
    .filter((name) => processes[name] !== null)
    .flatMap((name) => {
      const budget = memoryBudgets[name]
      return [
        buildMetric("memory", `${name} before the load, MB`, memory.before[name]),
        buildMetric("memory", `${name} after the load, MB`, memory.loaded[name], { budget }),
        buildMetric("memory", `${name} after 30 s idle, MB`, memory.idle[name], { budget }),
      ]
    })
}

type Supply = { paths: readonly string[]; words: readonly string[]; sku: number }

/** Finds pages of all kinds and languages in the sitemap, search terms, and a SKU to add. */
async function findSupply(signal: AbortSignal, origin: string): Promise<Supply> {
  const read = (path: string) => readText(signal, `${origin}${path}`)
  const files = listPaths(await read("/sitemap.xml"))
  const all: string[] = []
  for (const file of files) all.push(...listPaths(await read(file)))
  const products = all.filter((path) => path.startsWith("/product/"))
  const names = products.map((path) => path.split("/").at(-1)?.replaceAll("-", " ") ?? "")
  const sku = await findSku(read, products)
  return { paths: mixItems(all, maxPages), words: buildSearchWords(names).words, sku }
}

/** The sitemap names the shop's public origin, which may be another than the measured one. */
function listPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname)
}

async function findSku(
  read: (path: string) => Promise<string>,
  products: readonly string[],
): Promise<number> {
  for (const path of products) {
    const [, sku] = /\bname="sku" value="(\d+)"/.exec(await read(path)) ?? []
    if (sku !== undefined) return Number(sku)
  }
  throw new Error("the shop shows no product that can be added to a cart")
}

async function sendMixedLoad(
  signal: AbortSignal,
  report: Report,
  origin: string,
  supply: Supply,
): Promise<string[]> {
  const failures: string[] = []
  const deadline = performance.now() + loadTimeoutMinutes * 60_000
  let next = 0
  const work = async () => {
    // One cart per connection: the shop limits the new carts of an IP address.
    const guest = new SessionBrowser(origin)
    while (next < requestCount) {
      const index = next++
      if (index > 0 && index % 5000 === 0) report.printProgress(`${index} requests sent`)
      signal.throwIfAborted()
      if (performance.now() > deadline) {
        throw new Error(`only ${index} requests were sent in ${loadTimeoutMinutes} minutes`)
      }
      const request = buildMixedRequest(index, supply)
      const failure = await send(signal, origin, guest, supply.sku, request)
      signal.throwIfAborted()
      if (failure !== null) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return failures
}

/** Sends one request and reads its whole response; returns how it failed, or null. */
async function send(
  signal: AbortSignal,
  origin: string,
  guest: SessionBrowser,
  sku: number,
  request: MixedRequest,
): Promise<string | null> {
  const name = request.kind === "cart" ? `cart/${request.call}` : request.path
  try {
    if (request.kind === "cart") {
      const body = request.call === "add" ? { sku, qty: 1 } : {}
      const { status } = await guest.call(`/api/bff/cart/${request.call}`, body)
      return status === 200 ? null : `${name} returned ${status}`
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)])
    // The shop redirects flight data requests to the URL with the router's cache key.
    const response = await fetch(`${origin}${name}`, { headers: request.headers, signal: limit })
    await response.arrayBuffer()
    return response.ok ? null : `${request.kind} ${name} returned ${response.status}`
  } catch (error) {
    return `${request.kind} ${name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

async function readText(signal: AbortSignal, url: string): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)])
  const response = await fetch(url, { signal: limit })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.text()
}
