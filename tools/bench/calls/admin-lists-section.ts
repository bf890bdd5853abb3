import { openDatabase } from "#backend/db/pool.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { fillLongLists, listLongLists } from "#tests/factories/long-lists.ts"
import { adminListBudget } from "../budgets.ts"
import { buildMaxBudget, buildMetric } from "../metric.ts"
import type { Report } from "../report/report.ts"
import type { BenchShop } from "../shop/bench-shop.ts"
import { measureCallTimes } from "./api-client.ts"

const rows = 10_000
const searchedNumber = 4_711
const callsEach = 7
const callTimeoutMs = 30_000

/**
 * Measures the lists of the back office, searched, filtered and sorted, on 10,000 rows of each. Adds
 * these rows to the benchmark's own shop.
 */
export async function measureAdminLists(
  signal: AbortSignal,
  report: Report,
  shop: BenchShop,
): Promise<void> {
  const db = openDatabase(shop.databaseUrl, { maxConnections: 1 })
  try {
    await fillLongLists(db, rows)
  } finally {
    await db.destroy()
  }
  const lists = listLongLists(rows, searchedNumber)
  report.printProgress(`${lists.length} lists of the back office on ${rows} rows each`)
  await report.waitForCalm()
  const token = await shop.createAdminToken()
  const timings = []
  for (const [path, query] of lists) {
    const send = () => sendList(signal, `${shop.apiOrigin}${restBasePath}/${path}`, token, query)
    const timing = await measureCallTimes(
      signal,
      Array.from({ length: callsEach }, () => send),
    )
    timings.push({ list: `${path} ${JSON.stringify(query)}`, ...timing })
  }
  const slowest = timings.toSorted((a, b) => (b.medianMs ?? 0) - (a.medianMs ?? 0))[0]
  report.add([
    buildMetric("lists", "slowest, median ms", slowest?.medianMs ?? null, {
      budget: adminListBudget,
    }),
    buildMetric(
      "lists",
      "failed calls",
      timings.reduce((total, { failed }) => total + failed, 0),
      { budget: buildMaxBudget(0) },
    ),
  ])
  if (slowest) report.addNote(`The slowest list is ${slowest.list}.`)
  report.addDetails("lists", timings)
}

async function sendList(
  signal: AbortSignal,
  url: string,
  token: string,
  query: object,
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(query),
    signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`)
}
