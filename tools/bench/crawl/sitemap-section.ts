import { sitemapBudgets } from "../budgets.ts"
import { findListeningProcess } from "../load/listening-process.ts"
import { getProcessUse } from "../load/process-use.ts"
import { median } from "../median.ts"
import { buildMetric } from "../metric.ts"
import type { Report } from "../report/report.ts"
import type { BenchShop } from "../shop/bench-shop.ts"
import { createListedProducts } from "./create-listed-products.ts"

/**
 * Timing of a response: milliseconds to its first byte and to its end, and its decoded size in
 * bytes.
 */
type StreamRead = { firstByteMs: number; totalMs: number; bytes: number }

/** URLs in the sitemap (the specification's number). */
const addresses = 100_000

/** Measures the sitemap of a large shop: time to first byte, total time, and memory. */
export async function measureSitemap(
  signal: AbortSignal,
  report: Report,
  { shop, runs }: { shop: BenchShop; runs: number },
): Promise<void> {
  const { origin } = shop
  report.printProgress(`${addresses} products are created`)
  await createListedProducts(shop.databaseUrl, addresses)
  const pid = findListeningProcess(Number(new URL(origin).port))
  const index = await readIndex(origin, signal)
  // The first request loads the code of the route.
  await measureDownload(index.largest, signal)
  await report.waitForCalm()
  const before = getProcessUse(pid)
  const rounds: Round[] = []
  for (let run = 0; run < runs; run += 1) {
    report.printProgress(`the sitemap is read (${run + 1})`)
    rounds.push(await readRound(origin, index, signal))
  }
  const after = getProcessUse(pid)
  const mid = (read: (round: Round) => number) => median(rounds.map(read))
  const grown = before && after ? after.memoryMb - before.memoryMb : null
  const { firstByteMs, memoryMb } = sitemapBudgets
  report.add([
    buildMetric("sitemap", "addresses", index.addresses, { budget: sitemapBudgets.addresses }),
    buildMetric(
      "sitemap",
      "index: first byte ms",
      mid(({ index: { firstByteMs: ms } }) => ms),
      {
        budget: firstByteMs,
      },
    ),
    buildMetric(
      "sitemap",
      "file: first byte ms",
      mid(({ file: { firstByteMs: ms } }) => ms),
      {
        budget: firstByteMs,
      },
    ),
    buildMetric(
      "sitemap",
      "all files, ms",
      mid(({ totalMs }) => totalMs),
    ),
    buildMetric("sitemap", "memory grown by, MB", grown, { budget: memoryMb }),
  ])
  report.addDetails("sitemap", rounds)
}

type Index = { files: string[]; largest: string; addresses: number }
type Round = { index: StreamRead; file: StreamRead; totalMs: number }

/** Reads the sitemap's English files, and counts their URLs. */
async function readIndex(origin: string, signal: AbortSignal): Promise<Index> {
  let text = ""
  await measureDownload(`${origin}/sitemap.xml`, signal, (part) => {
    text += part
  })
  const files = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = ""]) => origin + new URL(loc).pathname)
    // Files in other languages hold the same URLs, and their name ends with the language.
    .filter((file) => !/-[a-z]{2}\.xml$/.test(file))
  let count = 0
  for (const file of files) {
    let rest = ""
    await measureDownload(file, signal, (part) => {
      const pieces = (rest + part).split("<url>")
      count += pieces.length - 1
      rest = (pieces.at(-1) ?? "").slice(-8)
    })
  }
  return {
    files,
    largest: files.find((file) => file.includes("products-1")) ?? "",
    addresses: count,
  }
}

async function readRound(origin: string, { files, largest }: Index, signal: AbortSignal) {
  const index = await measureDownload(`${origin}/sitemap.xml`, signal)
  const file = await measureDownload(largest, signal)
  const startedAt = performance.now()
  for (const each of files) await measureDownload(each, signal)
  return { index, file, totalMs: performance.now() - startedAt }
}

/** Measures a download to its end without storing it; passes the text to `onText`. */
export async function measureDownload(
  url: string,
  signal: AbortSignal,
  onText: (text: string) => void = () => {},
): Promise<StreamRead> {
  const startedAt = performance.now()
  const response = await fetch(url, { signal, redirect: "error", cache: "no-store" })
  if (!response.ok || response.body === null) throw new Error(`${url} returned ${response.status}`)
  const decoder = new TextDecoder()
  let firstByteMs = Number.NaN
  let bytes = 0
  for await (const chunk of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - startedAt
    bytes += chunk.length
    onText(decoder.decode(chunk, { stream: true }))
  }
  return { firstByteMs, totalMs: performance.now() - startedAt, bytes }
}
