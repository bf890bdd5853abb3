import pg from "pg"
import { sitemapBudgets } from "../budgets.ts"
import { findListeningProcess, getProcessUse } from "../load/process-use.ts"
import { buildMetric, median } from "../metric.ts"
import type { Report } from "../report/report.ts"
import type { BenchShop } from "../shop/bench-shop.ts"

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

/** Slug prefix of products that exist only to be listed; a number follows it. */
const slug = "listed-product"

/**
 * Creates `count` products with a photo and a SKU each, directly in the tables. Disables the
 * triggers that make them searchable, which take minutes.
 */
export async function createListedProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query("BEGIN")
    for (const table of ["products", "skus"]) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    }
    await client.query(
      `WITH made AS (
        INSERT INTO products (name, url, blurb, content, has_skus)
        SELECT 'Listed product ' || n, $1 || '-' || n, 'One of many.',
          '<p>' || repeat('It is there to be listed. ', 40) || '</p>', true
        FROM generate_series(1, $2::integer) n RETURNING id),
      pictured AS (
        INSERT INTO photos (product_id, image_hash)
        SELECT id, (SELECT hash FROM images ORDER BY hash LIMIT 1) FROM made)
      INSERT INTO skus (product_id, code, price_cents, stock)
      SELECT id, 'LISTED-' || id, 1995, 5 FROM made`,
      [slug, count],
    )
    for (const table of ["products", "skus"]) {
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    }
    await client.query("COMMIT")
    for (const table of ["products", "photos", "skus"]) {
      await client.query(`VACUUM (ANALYZE) ${table}`)
    }
  } finally {
    await client.end()
  }
}
